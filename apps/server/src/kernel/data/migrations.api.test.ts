import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '#test/harness.ts'
import { applyMigrations } from './migrations.ts'

/** Migrations that no release has, applied to a database of one test. */
async function withMigrations(server: TestServer, statements: readonly string[]) {
  const migrationsFolder = mkdtempSync(join(tmpdir(), 'migrations-'))
  mkdirSync(join(migrationsFolder, 'meta'))
  const entries = statements.map((_, n) => ({ when: n + 1, tag: `000${n}`, breakpoints: true }))
  writeFileSync(join(migrationsFolder, 'meta/_journal.json'), JSON.stringify({ entries }))
  for (const [n, text] of statements.entries())
    writeFileSync(join(migrationsFolder, `000${n}.sql`), text)
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

describe('migrations', () => {
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
