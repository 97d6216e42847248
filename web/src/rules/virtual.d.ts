// The type of what tools/ruleTexts.ts serves: books by game and language, figures by
// game and rule, and the game of each letter that ids begin with.
declare module 'virtual:rules' {
  type Lazy<T> = () => Promise<{ default: T }>;
  export const letters: Record<string, string | undefined>;
  export const books: Record<string, Partial<Record<string, Lazy<string>>> | undefined>;
  export const figures: Record<string, Record<string, Lazy<unknown>> | undefined>;
}
