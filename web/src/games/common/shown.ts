// What the generated shown.ts of the games are made of: types, and readers that check them.
export type { Text } from '../../protocol';
export { flag, list, number, oneOf, orNull, type Reader, text } from '../json';
export { either, named, orMissing, perKey, perName, record } from '../jsonObject';
export { type Named, readNamed, readTopicFact, type TopicFact, words } from './guide';
