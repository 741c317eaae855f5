import { isStopping } from '../shutdown.ts'

/** One line when a thing begins, one when it is done, with the seconds it took. */
export async function withProgress<T>(what: string, doing: string, work: () => Promise<T>) {
  const began = performance.now()
  say(what, doing)
  try {
    const result = await work()
    say(what, `done in ${secondsSince(began)} s`)
    return result
  } catch (error) {
    say(what, `failed after ${secondsSince(began)} s`)
    throw error
  }
}

export function say(what: string, text: string): void {
  if (isStopping()) return // what ends now ends because it was stopped
  process.stderr.write(`  ${what.padEnd(16)} ${text}\n`)
}

function secondsSince(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(1)
}
