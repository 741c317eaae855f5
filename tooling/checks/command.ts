import { execFile } from 'node:child_process'

export interface Outcome {
  exit: number
  out: string
  err: string
}

/** No check needs longer; a program that waits for an answer at the terminal would never end. */
const TIMEOUT_MS = 180_000

/** Runs a program to its end. A failure or a missing program is an outcome, not an exception. */
export function run(program: string, args: string[], cwd: string): Promise<Outcome> {
  return new Promise((done) => {
    const options = { cwd, maxBuffer: 1 << 27, timeout: TIMEOUT_MS }
    const child = execFile(program, args, options, (error, out, err) => {
      done({ exit: child.exitCode ?? (error ? 127 : 0), out, err: err || (error?.message ?? '') })
    })
  })
}

/** What git prints, or null where it refuses (no commit yet, no such path). */
export async function git(root: string, ...args: string[]): Promise<string | null> {
  const { exit, out } = await run('git', args, root)
  return exit === 0 ? out : null
}

/**
 * The commits that the tree is compared with: HEAD for what is not committed yet, its parent for
 * what the last commit itself did (in CI, where the tree is HEAD).
 */
export const BASES = ['HEAD', 'HEAD~1']
