import { randomUUID } from 'node:crypto'
import { getTableName, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { subscription } from '#features/people/subscription/subscription.tables.ts'
import { upload } from '#features/platform/media/media.tables.ts'
import { trafficCount } from '#features/platform/traffic/traffic.tables.ts'
import { registry, retention } from '#features/registry.ts'
import { startCtx, startServer, type TestServer } from '#test/harness.ts'
import { event, lifecycleLog } from './kernel.tables.ts'
import { deleteAgedRows } from './retention.ts'

const CATALOGUE = 'edited by staff'
const MONEY = 'records of money stay; a trigger refuses to delete from them'
const ORDERS = 'records of sales, which the law asks for; erasing takes the person out of them'
const STORES = 'what stores have and sell'
const MEMBERS = 'few for each member, and erased with the member'

/** Tables that are not swept, and why that is no danger. Rows that another row owns are not listed. */
const STAYS: Record<string, string> = {
  product_question: STORES,
  garage_machine: MEMBERS,
  audit_log: 'the proof of what staff did; a trigger refuses to delete from it',
  audit_head: 'one row',
  saved_view: 'at most fifty of each staff member for a list',
  channel_head: 'one row per channel; erased with its member',
  worker_alive: 'one row per running worker; each heartbeat deletes those of ended ones',
  announcement: CATALOGUE,
  branch: CATALOGUE,
  brand: CATALOGUE,
  category: CATALOGUE,
  certification: CATALOGUE,
  currency: CATALOGUE,
  facet: CATALOGUE,
  currency_rate: 'one row per change of a rate: its history, which a trigger protects',
  rate_feed: 'one row per feed that was ever configured',
  import_mapping: 'one row per seller and kind of file',
  seller_feed: 'one row per seller',
  destination: CATALOGUE,
  dictionary_item: CATALOGUE,
  feature_switch: 'one row per switch',
  service_promise: 'one row',
  help_article: CATALOGUE,
  help_topic: CATALOGUE,
  holiday: CATALOGUE,
  inspection_point: CATALOGUE,
  inspection_remark: CATALOGUE,
  inspection_remark_point: CATALOGUE,
  inspection_template: CATALOGUE,
  landed_rate: CATALOGUE,
  language: CATALOGUE,
  machine_model: CATALOGUE,
  news: CATALOGUE,
  page_version: CATALOGUE,
  balance_change: 'records of money stay',
  reconciliation: 'one row per day, method of payment and currency',
  checkout: ORDERS,
  store_order: ORDERS,
  voucher_line: ORDERS,
  voucher: ORDERS,
  voucher_write_off: ORDERS,
  order_line: ORDERS,
  order_adjustment: ORDERS,
  parcel: ORDERS,
  parcel_line: ORDERS,
  parcel_event: ORDERS,
  order_word: ORDERS,
  member_coupon: ORDERS,
  promotion_use: ORDERS,
  flash_use: ORDERS,
  stock_hold: ORDERS,
  stock_movement: 'the history of stock, which a trigger protects',
  store: STORES,
  store_day: 'one row per store, day and currency',
  product_period: 'one row per product, day or month in which it sold, and currency',
  coupon: STORES,
  promotion: STORES,
  flash_sale: STORES,
  warehouse: STORES,
  freight_template: STORES,
  product: STORES,
  product_category: CATALOGUE,
  product_attribute: CATALOGUE,
  payment: MONEY,
  payment_share: MONEY,
  payment_refund: MONEY,
  dispute: MONEY,
  dispute_share: MONEY,
  payout: MONEY,
  settlement: MONEY,
  top_up: MONEY,
  ledger_account_kind: 'written by migrations',
  ledger_account: MONEY,
  ledger_journal: MONEY,
  ledger_entry: MONEY,
  ledger_balance: 'one row per account of the ledger',
  ledger_roll_up: 'one row',
  member_balance: 'one row per member, kind and currency',
  number_series: 'one row for a series and year',
  home_page_block: CATALOGUE,
  home_page_version: CATALOGUE,
  seller: CATALOGUE,
  seller_account: 'one row per person of a seller',
  role: CATALOGUE,
  spec_field: CATALOGUE,
  spec_option: CATALOGUE,
  text_change: 'what staff changed in texts: their history',
  text_override: 'at most one row per text and language',
  text_revision: 'one row',
  trade_word: CATALOGUE,
  video: CATALOGUE,
  web_config: CATALOGUE,
  web_config_version: 'one row per field',
  yard: CATALOGUE,
  device: 'the machines themselves',
  inspection: 'the inspections of machines',
  inspector: 'one row per person who inspects; reports name them by its number',
  price_observation: 'one row per price of a machine: the history that guide prices need',
  price_record: 'one row per sale: what guide prices are made of',
  sitemap_segment: 'one row per thousands of machines',
  traffic_day: 'one row per day',
  staff: 'the people of the back office; their ids are in the audit log',
  member: 'the accounts; erased at the request of their owner',
  check_in: MEMBERS,
  point_account: MEMBERS,
  point_lot: MEMBERS,
  point_use: MEMBERS,
  point_change: MEMBERS,
  member_growth: MEMBERS,
  growth_change: MEMBERS,
  loyalty_setting: 'one row',
  member_level: CATALOGUE,
  consent: MEMBERS,
  credential: MEMBERS,
  address: MEMBERS,
  cart_line: MEMBERS,
  store_follow: MEMBERS,
  favorite_product: MEMBERS,
  favorite: MEMBERS,
  passkey: MEMBERS,
  recovery_code: MEMBERS,
  saved_search: MEMBERS,
  second_factor: MEMBERS,
  social_binding: MEMBERS,
}

/** Tables whose rows are deleted with a row of another table. */
const OWNED = `
  select distinct conrelid::regclass::text as name from pg_constraint
  where contype = 'f' and confdeltype = 'c' and connamespace = 'public'::regnamespace`

const TABLES = `
  select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`

const namesOf = async ({ pool }: TestServer, query: string) =>
  (await pool.query<{ name: string }>(query)).rows.map(({ name }) => name)

describe('the retention of rows', () => {
  it('is declared for every table that nothing else bounds', async () => {
    await using server = await startServer()
    const all = await namesOf(server, TABLES)
    const owned = await namesOf(server, OWNED)
    const declared = retention.map(({ table }) => getTableName(table))
    const missing = all.filter(
      (name) => !declared.includes(name) && !owned.includes(name) && !STAYS[name],
    )
    expect(missing, 'declare `retention` in the feature file, or say why its rows stay').toEqual([])
    expect(Object.keys(STAYS).filter((name) => !all.includes(name))).toEqual([])
    expect(Object.keys(STAYS).filter((name) => declared.includes(name))).toEqual([])
  })

  it('deletes what is over, and nothing else', async () => {
    await using server = await startCtx()
    const { ctx, pool } = server
    const now = ctx.now().getTime()
    const ago = (days: number) => new Date(now - days * 86_400_000)
    const events = [89, 91].map((days) => ({ name: `a.${days}`, createdAt: ago(days) }))
    await ctx.db.insert(event).values(events.map((e) => ({ ...e, payload: {}, requestId: 'r' })))
    const moved = {
      entityId: randomUUID(),
      action: 'a',
      fromState: 'b',
      toState: 'c',
      actor: 'system' as const,
    }
    await ctx.db.insert(lifecycleLog).values([
      { ...moved, entity: 'device', createdAt: ago(900) },
      { ...moved, entity: 'upload', createdAt: ago(401) },
      { ...moved, entity: 'upload', createdAt: ago(399) },
      { ...moved, entity: 'refund', createdAt: ago(2191) },
      { ...moved, entity: 'order', createdAt: ago(2193) },
    ])
    const subscribed = (state: 'asked' | 'confirmed' | 'cancelled', days: number) => ({
      email: `${state}-${days}@yard.example`,
      state,
      locale: 'en',
      ticket: randomUUID(),
      askedAt: ago(days),
      createdAt: ago(days),
    })
    await ctx.db
      .insert(subscription)
      .values([
        subscribed('asked', 29),
        subscribed('asked', 31),
        subscribed('confirmed', 900),
        subscribed('cancelled', 399),
        subscribed('cancelled', 401),
      ])
    const sent = (state: 'refused' | 'expired', days: number, clearAt: Date | null = null) => ({
      purpose: 'avatar' as const,
      ownerAudience: 'member',
      ownerId: randomUUID(),
      declaredType: 'image/png' as const,
      declaredSize: days,
      originalKey: 'incoming/x',
      state,
      ...(state === 'refused' && { fault: 'damaged' as const }),
      expiresAt: ago(days),
      clearAt,
      createdAt: ago(days),
      updatedAt: ago(days),
    })
    const uploads = [sent('refused', 31), sent('expired', 32), sent('refused', 29)]
    await ctx.db.insert(upload).values([...uploads, sent('expired', 33, ago(32))])
    const seen = { page: '/', referrer: '', language: 'en', views: 1 }
    const days = [399, 402].map((n) => ago(n).toISOString().slice(0, 10))
    await ctx.db.insert(trafficCount).values(days.map((day) => ({ ...seen, day })))
    await pool.query(
      `select graphile_worker.add_job('a.failed', max_attempts => 1, run_at => $1)`,
      [ago(31)],
    )
    await pool.query('update graphile_worker._private_jobs set attempts = 1')
    await pool.query(`select graphile_worker.add_job('a.due', run_at => $1)`, [ago(31)])

    const sweeps = ['kernel.delete-aged-rows', 'kernel.delete-failed-jobs']
    for (const name of sweeps) await registry.jobs.find((job) => job.name === name)?.run(ctx)

    const column = async (query: string) =>
      (await pool.query<{ v: unknown }>(query)).rows.map((r) => r.v)
    expect(await column('select name as v from event')).toEqual(['a.89'])
    expect(await column('select entity as v from lifecycle_log order by seq')).toEqual([
      'device',
      'upload',
      'refund',
    ])
    expect(await column('select email as v from subscription order by 1')).toEqual([
      'asked-29@yard.example',
      'cancelled-399@yard.example',
      'confirmed-900@yard.example',
    ])
    expect(await column('select declared_size as v from upload order by 1')).toEqual([29, 33])
    expect(await column('select day::text as v from traffic_count')).toEqual(days.slice(0, 1))
    expect(await column('select task_identifier as v from graphile_worker.jobs')).toEqual(['a.due'])
  })

  it('goes on with the other tables when one fails', async () => {
    await using server = await startCtx()
    const { ctx } = server
    await ctx.db.execute(sql`insert into event (name, payload, request_id, created_at)
      values ('a.old', '{}', 'r', ${new Date(0).toISOString()}::timestamptz)`)
    const broken = { table: event, since: event.createdAt, days: 1, where: sql`1 / 0 = 1` }
    const sweep = deleteAgedRows([broken, { table: event, since: event.createdAt, days: 1 }])
    await expect(sweep.run(ctx)).rejects.toThrow('old rows were not deleted')
    expect(await ctx.db.$count(event)).toBe(0)
  })
})
