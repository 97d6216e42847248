// What is loaded when it is first looked at: a chunk of its own. Nothing until it is there.

export function lazily<T>(load: () => Promise<T>): () => T | null {
  let loaded = $state.raw<T | null>(null);
  let asked = false;
  const ask = async (): Promise<void> => {
    asked = true;
    try {
      loaded = await load();
    } catch {
      asked = false;
    }
  };
  return () => {
    if (!asked) void ask();
    return loaded;
  };
}
