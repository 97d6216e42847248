// The words of the panel that tells of a conflict; what was done is told in the words of the log.
import { text } from '../../common/words';

export const WORDS = {
  conflict: text('Conflict', 'Konflikt'),
  holds: text('holds out', 'hält stand'),
  loses: text('loses the area', 'verliert das Gebiet'),
};
