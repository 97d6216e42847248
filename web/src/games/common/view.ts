// The parts of a view that all games have: who looks, the open table, and what else a seat knows.
import { type Reader, remembered } from '../json';

interface Seen {
  viewer: number | null;
  table: object;
}

/** A view with what lies on the table beside what the viewer alone knows. */
export type Opened<V extends Seen> = Omit<V, 'table'> & V['table'];

export const opened =
  <V extends Seen>(read: Reader<V>): Reader<Opened<V>> =>
  (value, where) => {
    const { table, ...rest } = read(value, where);
    return { ...rest, ...table } as Opened<V>;
  };

/** The model of a view; the same object gives the same model. */
export const viewReader = <V extends Seen>(read: Reader<V>): ((json: unknown) => Opened<V>) =>
  remembered(opened(read), 'view');
