// Every picture of the standard pack, for tests and for sheets of them.
import { pictureOf } from '../art/pictures';
import { readGuide } from '../model';
import { guide } from './scenes';

export const pictures = () =>
  Object.entries(readGuide(guide).cards).map(([id, fact]) => ({
    id,
    name: fact.name.en,
    ...pictureOf(id, fact),
  }));
