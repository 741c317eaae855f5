import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { createInputHasher, isUnchanged, readPassed, writePassed } from './inputs.ts'

const STEP = {
  name: 'tests',
  commands: [['vitest', 'run']],
  inputs: ['apps/**/*.{ts,sql}', 'pnpm-lock.yaml'],
  outputs: ['build'],
}

let root: string
let passedFile: string

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'inputs-'))
  passedFile = join(root, '.cache/verify/passed.json')
  execFileSync('git', ['init', '-q'], { cwd: root })
  write('.gitignore', '.cache/\nbuild/\n')
  write('apps/server/migrations/0001_init.sql', 'select 1')
  write('apps/server/src/main.ts', 'export {}')
  write('pnpm-lock.yaml', 'lockfileVersion: 9')
  write('docs/notes.md', 'text')
  write('build/main.js', '')
  execFileSync('git', ['add', '.'], { cwd: root })
  writePassed(passedFile, { [STEP.name]: createInputHasher(root)(STEP) })
})

const isSkipped = (step = STEP) =>
  isUnchanged(step, createInputHasher(root)(step), readPassed(passedFile), root)

it('skips a step that passed with the same inputs', () => {
  expect(isSkipped()).toBe(true)
})

it.each([
  ['a changed migration', () => write('apps/server/migrations/0001_init.sql', 'select 2')],
  ['a new file that git does not know', () => write('apps/server/src/new.ts', '')],
  ['a deleted file', () => rmSync(join(root, 'apps/server/src/main.ts'))],
  ['a changed lockfile', () => write('pnpm-lock.yaml', 'lockfileVersion: 10')],
  ['a missing output', () => rmSync(join(root, 'build'), { recursive: true })],
  ['no history on this machine', () => rmSync(passedFile)],
])('runs a step after %s', (_what, change) => {
  change()
  expect(isSkipped()).toBe(false)
})

it('runs a step whose commands have changed', () => {
  expect(isSkipped({ ...STEP, commands: [['vitest', 'run', '--coverage']] })).toBe(false)
})

it.each(['docs/notes.md', 'build/main.js', '.cache/any.json'])(
  'skips a step when only %s has changed',
  (file) => {
    write(file, 'changed')
    expect(isSkipped()).toBe(true)
  },
)

it('compares contents: a change that is reverted counts for nothing', () => {
  write('apps/server/src/main.ts', 'export const a = 1')
  expect(isSkipped()).toBe(false)
  write('apps/server/src/main.ts', 'export {}')
  expect(isSkipped()).toBe(true)
})
