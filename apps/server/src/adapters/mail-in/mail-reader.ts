import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import type { ParsedMail } from './incoming-mail.ts'

export const READER_LIMITS = {
  /** An ordinary email takes a third of a second; a busy machine must not make one unreadable. */
  patienceMs: 15_000,
  heapMb: 64,
  /** Others wait. */
  atOnce: 4,
}

/** The parser was ended by the limits of its process, or failed. */
export class MailUnreadable extends Error {
  override name = 'MailUnreadable'
}

export type ReadMail = (mail: Buffer) => Promise<ParsedMail>

/** Runs at most so many at once; the others wait for their turn. */
function inTurns(most: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((resolve) => void waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

/**
 * Parses each email in a process of its own: `program` is `entry/mail-parser.ts`. Whatever stands in an email, it costs
 * that process its time and memory and nothing else. The process knows no settings, and so no keys.
 */
export function createMailReader(
  program: URL,
  limits: Partial<typeof READER_LIMITS> = {},
): ReadMail {
  const { patienceMs, heapMb, atOnce } = { ...READER_LIMITS, ...limits }
  const turn = inTurns(atOnce)
  return (mail) =>
    turn(async () => {
      const flags = [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=8']
      const child = spawn(process.execPath, [...flags, program.pathname], {
        env: {},
        stdio: ['pipe', 'pipe', 'ignore'],
        timeout: patienceMs,
        killSignal: 'SIGKILL',
      })
      const ended = new Promise<string>((resolve) => {
        child.on('error', (err) => resolve(err.message))
        child.on('close', (code, signal) => resolve(String(signal ?? code)))
      })
      // A process that has ended reads no more; how it ended says why.
      child.stdin.on('error', () => {})
      child.stdin.end(mail)
      const [output, end] = await Promise.all([buffer(child.stdout), ended])
      if (end !== '0') throw new MailUnreadable(`the parser ended with ${end}`)
      return JSON.parse(output.toString()) as ParsedMail
    })
}
