const forgetful = memoryStorage();

/** `localStorage`, or memory storage if unavailable or blocked. */
export function deviceStorage(): Storage {
  try {
    return globalThis.localStorage ?? forgetful;
  } catch {
    return forgetful;
  }
}

/** In-memory storage for the page's lifetime. */
export function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}
