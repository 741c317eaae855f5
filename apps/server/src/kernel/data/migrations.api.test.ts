import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { aStaffMember } from '#features/identity/staff-sign-in/staff-sign-in.builder.ts'
import { aSellerAccount } from '#features/people/seller-account/seller-account.builder.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { applyMigrations } from './migrations.ts'

const OURS = join(import.meta.dirname, '../../../migrations')

interface Journal {
  entries: { when: number; tag: string; breakpoints: boolean }[]
}

/** Further migrations than ours, applied to a database of one test. */
async function withMigrations(server: TestServer, statements: readonly string[]) {
  const migrationsFolder = mkdtempSync(join(tmpdir(), 'migrations-'))
  cpSync(OURS, migrationsFolder, { recursive: true })
  const journal = join(migrationsFolder, 'meta/_journal.json')
  const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as Journal
  const further = statements.map((_, n) => ({ when: n + 1, tag: `next${n}`, breakpoints: true }))
  writeFileSync(journal, JSON.stringify({ entries: [...entries, ...further] }))
  for (const [n, text] of statements.entries())
    writeFileSync(join(migrationsFolder, `next${n}.sql`), text)
  const client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
  return {
    apply: (lockMs = 100, attempts = 100) =>
      applyMigrations(client, { migrationsFolder, lockMs, attempts, pauseMs: 50 }),
    async [Symbol.asyncDispose]() {
      await client.query('drop table if exists migrated')
      await client.query('delete from drizzle.__drizzle_migrations where created_at < 10')
      await client.end()
      rmSync(migrationsFolder, { recursive: true })
    },
  }
}

const CREATE = 'create table migrated (a int)'

/** A journal without any migration that the database has. */
async function withOtherHistory(look: (folder: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  mkdirSync(join(folder, 'meta'))
  const entries = [{ when: 1, tag: '0000_other', breakpoints: true }]
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
  writeFileSync(join(folder, '0000_other.sql'), CREATE)
  await look(folder).finally(() => rmSync(folder, { recursive: true }))
}

/** The statements of one of our migrations. */
const statementsOf = (tag: string) =>
  readFileSync(join(OURS, `${tag}.sql`), 'utf8').split('--> statement-breakpoint')

describe('migrations', () => {
  it('write older moves with the five words for who made them', async () => {
    await using server = await startServer()
    const staffId = await aStaffMember(server.ctx, { role: 'auditor' })
    const { id: sellerId } = await aSeller(server.ctx, { code: 'dunes', names: { en: 'Dunes' } })
    const accountId = await aSellerAccount(server.ctx, { sellerId, role: 'owner' })
    await server.pool.query('alter table lifecycle_log drop constraint lifecycle_log_actor')
    const log = (actor: string, actorId: string | null) =>
      server.pool.query(
        `insert into lifecycle_log (entity, entity_id, action, from_state, to_state, actor, actor_id, created_at)
         values ('quote', gen_random_uuid(), 'a', 'b', 'c', $1, $2, now())`,
        [actor, actorId],
      )
    await log('transcoder', null)
    await log('visitor', null)
    await log('seller', accountId)
    await log('author', accountId)
    await log('recipient', staffId)
    await log('owner', randomUUID())
    await log('provider', null)
    for (const statement of statementsOf('0001_lifecycle_actors'))
      await server.pool.query(statement)
    const { rows } = await server.pool.query<{ actor: string }>(
      "select actor from lifecycle_log where action = 'a' order by seq",
    )
    expect(rows.map(({ actor }) => actor)).toEqual([
      'system',
      'member',
      'merchant',
      'merchant',
      'staff',
      'member',
      'provider',
    ])
    await expect(log('timer', null)).rejects.toThrow('lifecycle_log_actor')
  })

  it('refuse a database of another history and say what to do', async () => {
    await using server = await startServer()
    await withOtherHistory(async (migrationsFolder) => {
      const client = new pg.Client({ connectionString: server.databaseUrl })
      await client.connect()
      const applied = applyMigrations(client, { migrationsFolder })
      await expect(applied).rejects.toThrow('npm run engines wipe')
      await client.end()
    })
  })

  it('are transactions of their own: one that fails leaves the earlier ones', async () => {
    await using server = await startServer()
    const broken = [CREATE, 'alter table migrated add b int;\n--> statement-breakpoint\nselect 1/0']
    await using migrations = await withMigrations(server, broken)
    await expect(migrations.apply()).rejects.toThrow('division by zero')
    await expect(migrations.apply()).rejects.toThrow('division by zero')
    const { fields } = await server.pool.query('select * from migrated')
    expect(fields.map(({ name }) => name)).toEqual(['a'])
  })

  it('give way to a running transaction, and are tried again', async () => {
    await using server = await startServer()
    await using migrations = await withMigrations(server, [
      CREATE,
      'alter table migrated add b int',
    ])
    await server.pool.query(CREATE.replace('create table', 'create table if not exists'))
    await server.pool.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('', 1)",
    )
    const blocker = await server.pool.connect()
    await blocker.query('begin; select * from migrated')
    await expect(migrations.apply(50, 2)).rejects.toThrow('lock timeout')
    const applying = migrations.apply()
    // While it waits in between, others read: it does not queue in front of them for long.
    await server.pool.query('select * from migrated')
    await blocker.query('commit')
    blocker.release()
    await applying
    const { fields } = await server.pool.query('select * from migrated')
    expect(fields.map(({ name }) => name)).toEqual(['a', 'b'])
  })
})
