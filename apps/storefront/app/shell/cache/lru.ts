export interface Lru<T> {
  get: (key: string) => T | undefined
  set: (key: string, value: T, bytes: number) => void
  delete: (key: string) => void
  clear: () => void
}

/** As much as fits into so many bytes; then what was unused longest goes. */
export function createLru<T>(maxBytes: number): Lru<T> {
  // A Map remembers the order in which its keys came: the first one is the oldest.
  const entries = new Map<string, { value: T; bytes: number }>()
  let held = 0

  function remove(key: string) {
    held -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value, bytes) {
      remove(key)
      if (bytes > maxBytes) return
      entries.set(key, { value, bytes })
      held += bytes
      for (const oldest of entries.keys()) {
        if (held <= maxBytes) break
        remove(oldest)
      }
    },
    delete: remove,
    clear() {
      entries.clear()
      held = 0
    },
  }
}
