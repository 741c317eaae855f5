import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import type { Step } from './step.ts'

/** Step name to the hash of its inputs when it last passed on this machine. */
export type PassedInputs = Record<string, string>

/** Hashes the inputs of steps: content of tracked and untracked files that git does not ignore. */
export function createInputHasher(root: string) {
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']
  const files = execFileSync('git', listing, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 })
    .split('\0')
    .filter(Boolean)
    .toSorted()
  const hashes = new Map<string, string>()
  const hashOfFile = (file: string) => {
    const known = hashes.get(file)
    if (known) return known
    const hash = contentHash(join(root, file))
    hashes.set(file, hash)
    return hash
  }
  return ({ inputs, commands }: Pick<Step, 'inputs' | 'commands'>): string => {
    const hash = createHash('sha256').update(JSON.stringify([process.version, commands]))
    for (const file of files.filter((each) => inputs.some((glob) => matches(each, glob))))
      hash.update(`${file}\0${hashOfFile(file)}\0`)
    return hash.digest('hex')
  }
}

/** Also matches files whose names begin with a dot when the glob is `**`. */
const matches = (file: string, glob: string) => glob === '**' || matchesGlob(file, glob)

function contentHash(path: string): string {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex')
  } catch {
    return 'deleted'
  }
}

/** Whether the step passed with the same inputs and its outputs still exist. */
export function isUnchanged(
  { name, outputs = [] }: Pick<Step, 'name' | 'outputs'>,
  hash: string,
  passed: PassedInputs,
  root: string,
): boolean {
  return passed[name] === hash && outputs.every((path) => existsSync(join(root, path)))
}

export function readPassed(file: string): PassedInputs {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PassedInputs
  } catch {
    return {}
  }
}

export function writePassed(file: string, passed: PassedInputs): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(passed, null, 2)}\n`)
}
