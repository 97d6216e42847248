// The whole check of a record in this browser: the engine plays it again, every action and every roll.
import { askOnce } from '../device/engineWorker';

export interface Rolls {
  entries: number;
  chance_events: number;
}

/** What is wrong first, in the words of the engine, or how much was checked. */
export async function checkRolls(engine: string, record: string): Promise<Rolls | string> {
  const answer = await askOnce(engine, { do: 'verify', record });
  return answer.startsWith('error: ')
    ? answer.slice('error: '.length)
    : (JSON.parse(answer) as Rolls);
}
