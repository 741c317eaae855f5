import { log } from '#kit/log.ts'

/** Storage that survives the page. */
export interface BrowserStorage {
  read: () => string | undefined
  write: (text: string) => void
}

export const inLocalStorage = (name: string): BrowserStorage => ({
  read: () => localStorage.getItem(name) ?? undefined,
  write: (text) => localStorage.setItem(name, text),
})

/** Storage of this tab alone. */
export const inSessionStorage = (name: string): BrowserStorage => ({
  read: () => sessionStorage.getItem(name) ?? undefined,
  write: (text) => sessionStorage.setItem(name, text),
})

/** Browsers silently drop a longer cookie. */
const COOKIE_BYTES = 4096

export const inCookie = (name: string): BrowserStorage => ({
  read() {
    const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
    return found && decodeURIComponent(found.slice(name.length + 1))
  },
  write(text) {
    const pair = `${name}=${encodeURIComponent(text)}`
    if (pair.length > COOKIE_BYTES) throw new RangeError(`${pair.length} bytes in the cookie`)
    document.cookie = `${pair}; Path=/; SameSite=Lax`
  },
})

/**
 * A browser may forbid storage, or it may be full: then nothing is stored, and the page still works.
 */
export function persist(name: string, storage: BrowserStorage, value: unknown): void {
  try {
    storage.write(JSON.stringify(value))
  } catch (err) {
    log(`${name} could not be stored`, err)
  }
}

/** The stored value, if it has the right type: the storage is not trusted. */
export function restored<Value>(
  name: string,
  storage: BrowserStorage,
  is: (value: unknown) => value is Value,
): Value | undefined {
  try {
    const text = storage.read()
    const value: unknown = text === undefined ? undefined : JSON.parse(text)
    return is(value) ? value : undefined
  } catch (err) {
    log(`${name} could not be read`, err)
    return undefined
  }
}
