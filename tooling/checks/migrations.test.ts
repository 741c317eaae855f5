import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { git, run } from './command.ts'
import { migrations } from './migrations.ts'
import { plant, withTree } from './planted.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const FOLDER = 'apps/server/migrations'
const TABLES = 'apps/server/src/features/machines/device/device.tables.ts'

const tables = (more = '') => `import { integer, pgTable, text } from 'drizzle-orm/pg-core'
export const device = pgTable('device', { id: integer().primaryKey(), title: text()${more} })
`
const CONFIG = `import { defineConfig } from 'drizzle-kit'
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/features/**/*.tables.ts',
  out: './migrations',
  casing: 'snake_case',
})
`

const commit = (root: string) =>
  git(root, '-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qam', 'next')

const base = await mkdtemp(join(tmpdir(), 'migrated-'))

/** A server with one table and its committed migration. */
beforeAll(async () => {
  await plant(base, { [TABLES]: tables(), 'apps/server/drizzle.config.ts': CONFIG })
  await symlink(join(ROOT, 'apps/server/node_modules'), join(base, 'apps/server/node_modules'))
  const kit = join(ROOT, 'apps/server/node_modules/.bin/drizzle-kit')
  const made = await run(kit, ['generate', '--name', 'init'], join(base, 'apps/server'))
  expect(made.exit, made.err).toBe(0)
  await git(base, 'init', '-q')
  await git(base, 'add', 'apps/server/src', FOLDER)
  await commit(base)
})
afterAll(() => rm(base, { recursive: true }))

const withServer = <T>(look: (root: string) => Promise<T>) =>
  withTree({}, async (root) => {
    await cp(base, root, { recursive: true, verbatimSymlinks: true })
    return look(root)
  })

describe('the migration check', { timeout: 60_000 }, () => {
  it('passes tables that are what the migrations make', () =>
    withServer(async (root) => {
      const seen: string[] = []
      expect(await migrations(root, (what) => seen.push(what))).toEqual([])
      expect(seen).toEqual(['1 migrations'])
    }))

  it('refuses a table that no migration makes', () =>
    withServer(async (root) => {
      await plant(root, { [TABLES]: tables(', year: integer()') })
      expect(await migrations(root)).toEqual([expect.stringContaining('the tables have changed')])
    }))

  it('refuses a changed migration, before and after it is committed', () =>
    withServer(async (root) => {
      await plant(root, { [`${FOLDER}/0000_init.sql`]: 'select 1;\n' })
      expect(await migrations(root)).toEqual([
        expect.stringContaining('0000_init.sql differs from HEAD'),
      ])
      await commit(root)
      expect(await migrations(root)).toEqual([
        expect.stringContaining('0000_init.sql differs from HEAD~1'),
      ])
    }))

  it('keeps the newest snapshot only', () =>
    withServer(async (root) => {
      await plant(root, { [TABLES]: tables(', year: integer()') })
      const kit = join(ROOT, 'apps/server/node_modules/.bin/drizzle-kit')
      await run(kit, ['generate', '--name', 'next'], join(root, 'apps/server'))
      expect(await migrations(root)).toEqual([
        expect.stringContaining('0000_snapshot.json is read by nothing'),
      ])
      await rm(join(root, FOLDER, 'meta/0000_snapshot.json'))
      expect(await migrations(root)).toEqual([])
      await rm(join(root, FOLDER, 'meta/0001_snapshot.json'))
      expect(await migrations(root)).toContainEqual(
        expect.stringContaining('0001_snapshot.json is missing'),
      )
    }))

  it('refuses a journal with a gap, a stray file and a rewritten entry', () =>
    withServer(async (root) => {
      const entries = [{ idx: 0, version: '7', when: 5, tag: '0001_init', breakpoints: true }]
      await plant(root, {
        [`${FOLDER}/meta/_journal.json`]: JSON.stringify({
          version: '7',
          dialect: 'postgresql',
          entries,
        }),
        [`${FOLDER}/0001_init.sql`]: 'select 1;\n',
      })
      const found = await migrations(root)
      expect(found).toEqual(
        expect.arrayContaining([
          expect.stringContaining('has changed what HEAD lists'),
          expect.stringContaining('numbers go up by one'),
          expect.stringContaining('0000_init.sql is not in the journal'),
        ]),
      )
    }))

  it('refuses a tree in which it sees nothing', async () => {
    expect(await withTree({ 'a.txt': '' }, migrations)).toEqual([
      expect.stringContaining('found no migrations'),
    ])
  })
})
