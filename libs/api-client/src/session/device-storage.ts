const forgetful = memoryStorage();

/** The browser's storage, or one in memory if there is none or it is forbidden. */
export function deviceStorage(): Storage {
  try {
    return globalThis.localStorage ?? forgetful;
  } catch {
    return forgetful;
  }
}

/** A storage that forgets with the page. */
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
