import { log } from '#shell/log.ts'

/** Where a text outlives the page. */
export interface Keeper {
  read: () => string | undefined
  write: (text: string) => void
}

export const inLocalStorage = (name: string): Keeper => ({
  read: () => localStorage.getItem(name) ?? undefined,
  write: (text) => localStorage.setItem(name, text),
})

/** A browser drops a longer one without a word. */
const COOKIE_BYTES = 4096

export const inCookie = (name: string): Keeper => ({
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

/** A browser may forbid storage, or be full: then nothing is kept, and the page goes on. */
export function keep(name: string, keeper: Keeper, value: unknown): void {
  try {
    keeper.write(JSON.stringify(value))
  } catch (err) {
    log(`${name} could not be kept`, err)
  }
}

/** What was kept, if it is still what it should be: anyone may have written there since. */
export function kept<Value>(
  name: string,
  keeper: Keeper,
  is: (value: unknown) => value is Value,
): Value | undefined {
  try {
    const text = keeper.read()
    const value: unknown = text === undefined ? undefined : JSON.parse(text)
    return is(value) ? value : undefined
  } catch (err) {
    log(`${name} could not be read`, err)
    return undefined
  }
}
