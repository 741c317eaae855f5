import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { device } from '#features/machines/device/device.tables.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { databaseOn } from '#kernel/data/db.ts'
import { limitedToSeller } from '#kernel/data/seller-limit.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startCtx } from '#test/harness.ts'
import { APP_ROLE } from './app-role.ts'

type Started = Awaited<ReturnType<typeof startCtx>>

const APPEND_ONLY = [
  'audit_log',
  'currency_rate',
  'ledger_account',
  'ledger_entry',
  'ledger_journal',
  'parcel_event',
  'stock_movement',
  'voucher_write_off',
]

/** All others are read and written. */
const LIMITED: Record<string, string> = {
  ...Object.fromEntries(APPEND_ONLY.map((table) => [table, 'INSERT SELECT'])),
  asked_machine: 'SELECT',
  audit_head: 'SELECT',
  category_path: 'SELECT',
  ledger_account_kind: 'SELECT',
  lifecycle_log: 'DELETE INSERT SELECT',
  order_word: 'SELECT',
  security_log: 'DELETE INSERT SELECT',
}

/** A user as operators create one, who owns nothing. */
async function aUser({ pool, databaseUrl }: Started) {
  const name = `work_${randomBytes(6).toString('hex')}`
  const password = randomBytes(16).toString('hex')
  await pool.query(`create role ${name} login password '${password}' in role ${APP_ROLE}`)
  const url = new URL(databaseUrl)
  url.username = name
  url.password = password
  const own = new pg.Pool({ connectionString: url.href, max: 1 })
  return {
    pool: own,
    /** The SQLSTATE that a statement is refused with. */
    refused: (statement: string) =>
      own.query(statement).then(
        () => 'done',
        (err: unknown) => err instanceof pg.DatabaseError && err.code,
      ),
    async [Symbol.asyncDispose]() {
      await own.end()
      await pool.query(`drop role ${name}`)
    },
  }
}

const FORBIDDEN = '42501'

describe('a user in the role of the processes', () => {
  it('changes no definition, trigger or policy, and no setting that skips them', async () => {
    await using server = await startCtx()
    await using user = await aUser(server)
    for (const statement of [
      'create table public.made (a int)',
      'create temp table ledger_account (a int)',
      'create schema made',
      'create function public.made() returns int language sql as $$ select 1 $$',
      'alter table device add column made int',
      'alter table device disable row level security',
      'alter table ledger_entry disable trigger all',
      'drop trigger ledger_entry_append_only on ledger_entry',
      'create trigger made before insert on device for each row execute function refuse_change()',
      'drop policy device_of_seller on device',
      'drop table device',
      'truncate device',
      'alter table graphile_worker._private_jobs disable row level security',
      'delete from graphile_worker.migrations',
      'select from drizzle.__drizzle_migrations',
      'set session_replication_role = replica',
      `set role ${new URL(server.databaseUrl).username}`,
    ])
      expect([statement, await user.refused(statement)]).toEqual([statement, FORBIDDEN])
  })

  it('adds to append-only tables and changes none of their rows [BO-4]', async () => {
    await using server = await startCtx()
    await using user = await aUser(server)
    for (const table of APPEND_ONLY) {
      const { rows } = await server.pool.query<{ name: string }>(
        `select attname as name from pg_attribute
         where attrelid = '${table}'::regclass and attnum > 0 and attidentity = '' and attgenerated = '' limit 1`,
      )
      const column = rows[0]?.name
      for (const statement of [
        `update ${table} set ${column} = ${column}`,
        `delete from ${table}`,
        `truncate ${table} cascade`,
      ])
        expect([statement, await user.refused(statement)]).toEqual([statement, FORBIDDEN])
      expect(await user.refused(`select from ${table}`)).toBe('done')
    }
    for (const statement of [
      'update audit_head set seq = 0',
      'select from audit_log_default',
      'update lifecycle_log set actor_id = null',
      `update security_log set outcome = 'accepted'`,
    ])
      expect([statement, await user.refused(statement)]).toEqual([statement, FORBIDDEN])
    expect(await user.refused(`update security_log set network = ''`)).toBe('done')
  })

  it('sees all rows, and in a call of a merchant those of its seller', async () => {
    await using server = await startCtx()
    await using user = await aUser(server)
    const { ctx } = server
    const names = { en: 'Firm' }
    const ours = await aSeller(ctx, { code: 'ours', names })
    const theirs = await aSeller(ctx, { code: 'theirs', names })
    for (const { id: sellerId } of [ours, theirs]) await aListedDevice(ctx, { sellerId })
    const asUser = { ...ctx, db: databaseOn(user.pool) }
    const asMerchant = limitedToSeller(asUser, ours.id)
    const seen = await asMerchant.db.transaction(async (tx) => {
      const { rows } = await tx.execute(sql`select current_user as role`)
      return { rows, devices: await tx.select({ sellerId: device.sellerId }).from(device) }
    })
    expect(seen).toEqual({
      rows: [{ role: 'ironsouq_merchant' }],
      devices: [{ sellerId: ours.id }],
    })
    expect(await asUser.db.$count(device)).toBe(2)
  })
})

/** What the role may do with each table and view that it does not read and write. */
const DIFFERING = `
  select relname as name, string_agg(kind, ' ' order by kind) filter (where has_table_privilege($1, c.oid, kind)) as rights
  from pg_class c, unnest('{SELECT,INSERT,UPDATE,DELETE,TRUNCATE,REFERENCES,TRIGGER,MAINTAIN}'::text[]) as kind
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and not relispartition
  group by 1
  having string_agg(kind, ' ' order by kind) filter (where has_table_privilege($1, c.oid, kind))
    is distinct from 'DELETE INSERT SELECT UPDATE'
  order by 1`

/** Tables whose rows the role does not find, although it may read them. */
const WITHOUT_POLICY = `
  select c.oid::regclass::text as name from pg_class c
  where relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) and relrowsecurity and not exists (
    select from pg_policy where polrelid = c.oid and polroles = array[$1::regrole::oid] and polcmd = '*' and polpermissive
      and pg_get_expr(polqual, polrelid) = 'true' and pg_get_expr(polwithcheck, polrelid) = 'true')
  order by 1`

const CLOSED_TRIGGERS = `
  select distinct tgrelid::regclass::text as name from pg_trigger
  where tgname ~ '_append_only$' and not exists (select from pg_inherits where inhrelid = tgrelid) order by 1`

const UNUSABLE = `
  select sequencename as name from pg_sequences
  where schemaname in ('public', 'graphile_worker')
    and not has_sequence_privilege($1, format('%I.%I', schemaname, sequencename), 'usage')
  union all
  select proname from pg_proc
  where pronamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) and not has_function_privilege($1, oid, 'execute')`

async function gapsIn(client: pg.Pool | pg.PoolClient) {
  const namesOf = async (query: string, values: string[] = [APP_ROLE]) => {
    const { rows } = await client.query<{ name: string }>(query, values)
    return rows.map(({ name }) => name)
  }
  const { rows } = await client.query<{ name: string; rights: string }>(DIFFERING, [APP_ROLE])
  return {
    limited: Object.fromEntries(rows.map(({ name, rights }) => [name, rights])),
    withoutPolicy: await namesOf(WITHOUT_POLICY),
    appendOnly: await namesOf(CLOSED_TRIGGERS, []),
    unusable: await namesOf(UNUSABLE),
  }
}

describe('the grants of the migrations', () => {
  it('let the processes work on every table and leave out what none of them does', async () => {
    await using server = await startCtx()
    expect(await gapsIn(server.pool)).toEqual({
      limited: LIMITED,
      withoutPolicy: [],
      appendOnly: APPEND_ONLY,
      // A trigger calls it, with the rights of its owner.
      unusable: ['link_audit_log'],
    })
  })

  it('cover a new table; a policy and an append-only trigger that are forgotten are found', async () => {
    await using server = await startCtx()
    const client = await server.pool.connect()
    await client.query(`begin;
      create table made_later (id bigint generated always as identity primary key);
      create table guarded_later (id int);
      alter table guarded_later enable row level security;
      create trigger guarded_later_append_only before update on guarded_later
        for each statement execute function refuse_change()`)
    expect(await gapsIn(client)).toEqual({
      limited: LIMITED,
      withoutPolicy: ['guarded_later'],
      appendOnly: [...APPEND_ONLY, 'guarded_later'].toSorted(),
      unusable: ['link_audit_log'],
    })
    await client.query('rollback')
    client.release()
  })
})
