import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROOT } from '../root.ts'
import { RERUN_TRIGGERS } from './rerun-triggers.ts'

let root: string

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })

/** The test files that vitest would run for the uncommitted changes. */
const selected = () =>
  execFileSync(
    join(ROOT, 'node_modules/.bin/vitest'),
    ['list', '--root', root, '--filesOnly', '--changed'],
    { cwd: root, encoding: 'utf8' },
  )
    .trim()
    .split('\n')
    .filter(Boolean)

beforeAll(() => {
  root = mkdtempSync(join(ROOT, 'node_modules/.rerun-triggers-'))
  const config = `export default { test: { forceRerunTriggers: ${JSON.stringify(RERUN_TRIGGERS)} } }`
  write('vitest.config.mjs', config)
  for (const name of ['a', 'b'])
    write(`${name}.test.js`, "import { it } from 'vitest'\nit('runs', () => {})")
  write('apps/server/migrations/0001_init.sql', 'select 1')
  write('docs/notes.md', 'text')
  git('init', '-q')
  git('add', '.')
  git('-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '-qm', 'start')
})

afterAll(() => rmSync(root, { recursive: true }))

it('selects no test for a changed document and all tests for a changed migration', () => {
  write('docs/notes.md', 'other text')
  expect(selected()).toEqual([])
  write('apps/server/migrations/0001_init.sql', 'select 2')
  expect(selected()).toHaveLength(2)
}, 60_000)

it.each([
  'apps/server/migrations/0000_init.sql',
  'apps/server/test/harness.ts',
  'pnpm-lock.yaml',
  'apps/storefront/vite.config.ts',
])('matches %s', (file) => {
  const path = join(ROOT, file)
  expect(RERUN_TRIGGERS.some((glob) => matchesGlob(path, glob))).toBe(true)
})

it('matches every language pack and all demo data', () => {
  const files = execFileSync('git', ['ls-files', 'packages/i18n/messages', 'apps/server/demo'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const missed = files
    .trim()
    .split('\n')
    .filter((file) => !RERUN_TRIGGERS.some((glob) => matchesGlob(join(ROOT, file), glob)))
  expect(missed).toEqual([])
})
