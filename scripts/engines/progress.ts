import { isStopping } from '../shutdown.ts'

/** Logs a line before the work and one after it, with its duration. */
export async function withProgress<T>(what: string, doing: string, work: () => Promise<T>) {
  const began = performance.now()
  logProgress(what, doing)
  try {
    const result = await work()
    logProgress(what, `done in ${secondsSince(began)} s`)
    return result
  } catch (error) {
    logProgress(what, `failed after ${secondsSince(began)} s`)
    throw error
  }
}

export function logProgress(what: string, text: string): void {
  if (isStopping()) return // what fails now fails because it was stopped
  process.stderr.write(`  ${what.padEnd(16)} ${text}\n`)
}

function secondsSince(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(1)
}
