import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { affectedTests } from './affected.ts'

/** Runs vitest, with the given arguments, on the tests that the uncommitted change can break. */
const root = resolve(import.meta.dirname, '../..')
const lines = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 })
    .split('\n')
    .filter(Boolean)
const untracked = lines('ls-files', '--others', '--exclude-standard')
const changed = [...lines('diff', '--name-only', 'HEAD'), ...untracked]
const tree = {
  root,
  places: [...lines('ls-files'), ...untracked],
  textOf: (place: string) => readFileSync(join(root, place), 'utf8'),
}
const tests = affectedTests(tree, changed)
const which = tests === 'all' ? [] : tests
console.log(`${changed.length} changed files, ${tests === 'all' ? 'all' : which.length} test files`)
if (tests === 'all' || which.length > 0) {
  const args = ['run', ...process.argv.slice(2), ...which]
  process.exitCode = spawnSync('vitest', args, { cwd: root, stdio: 'inherit' }).status ?? 1
}
