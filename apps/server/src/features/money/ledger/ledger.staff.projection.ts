import type { QueryOf } from '@ironsouq/contract/endpoint'
import type { AccountKind, JournalKind } from '@ironsouq/contract/ledger-kinds'
import type { ledgerStaffEndpoints } from '@ironsouq/contract/money/ledger/ledger.staff.endpoints'
import { sql } from 'drizzle-orm'
import { sellerName } from '#features/people/seller/seller.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { escapedLike } from '#kernel/data/like.ts'
import { notFound } from '#kernel/errors.ts'
import { allOf, inPeriod, moneyOf, orderIdSql, orderNameOf } from './ledger.list.rules.ts'
import { balanceSql, horizonSql } from './ledger.queries.ts'

type Endpoints = typeof ledgerStaffEndpoints

/** Counting ends here. */
const COUNT_MAX = 10_000

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

interface Sum extends Record<string, unknown> {
  kind: AccountKind
  currency: string
  amount: string
}

/** The seller or member of an account; null for accounts of the platform and of erased members. */
const ownerName = (ctx: Ctx) => sql`coalesce(
  ${sellerName(sql`a.seller_id`, sql`${ctx.locale}::text`)},
  (select m.nick_name from member m where m.id = a.member_id and m.erased_at is null))`

/** The sums of all accounts by kind; those of one currency add up to zero. */
export async function trialBalance(ctx: Ctx) {
  const { rows } = await ctx.db.execute<Sum>(sql`
    select kind, currency, sum(amount) as amount from (
      select a.kind, a.currency, b.amount from ledger_balance b join ledger_account a on a.id = b.account_id
      union all
      select e.account_kind, e.currency, e.amount from ledger_journal j
      join ledger_entry e on e.journal_id = j.id where j.xid >= ${horizonSql}) as parts
    group by kind, currency order by currency, kind`)
  return [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, of]) => ({
    currency,
    kinds: of.map(({ kind, amount }) => ({ kind, balance: moneyOf(amount, currency) })),
    total: moneyOf(
      of.reduce((sum, { amount }) => sum + BigInt(amount), 0n),
      currency,
    ),
  }))
}

interface AccountRow extends Record<string, unknown> {
  at: readonly [string, string]
  accountId: string
  kind: AccountKind
  owner: string
  ownerName: string | null
  currency: string
  balance: string
}

export async function accountsListed(ctx: Ctx, asked: QueryOf<Endpoints['accounts']>) {
  const list = keyset(asked, {
    by: sql`a.created_at`,
    id: sql`a.id`,
    isDescending: asked.sort.startsWith('-'),
  })
  const filter = allOf([
    asked.kind && sql`a.kind = ${asked.kind}`,
    asked.q
      ? sql`(a.owner = ${asked.q} or a.seller_id in (
          select seller_id from seller_text where name ilike ${`%${escapedLike(asked.q)}%`}))`
      : undefined,
  ])
  const { rows: found } = await ctx.db.execute<AccountRow>(sql`
    select ${list.at} as at, a.id as "accountId", a.kind, a.owner, a.currency, ${balanceSql} as balance,
      ${ownerName(ctx)} as "ownerName"
    from ledger_account a
    where ${allOf([filter, list.where])}
    order by ${sql.join([...list.orderBy], sql`, `)} limit ${list.limit}`)
  const { rows: counted } = await ctx.db.execute<{ total: number }>(sql`
    select count(*)::int as total from (
      select from ledger_account a where ${filter} limit ${COUNT_MAX}) as counted`)
  const { rows, next, previous } = list.pageOf(found)
  return {
    rows: rows.map(({ accountId, kind, owner, ownerName, currency, balance }) => ({
      accountId,
      kind,
      owner,
      ownerName,
      balance: moneyOf(balance, currency),
    })),
    next,
    previous,
    total: counted[0]?.total ?? 0,
  }
}

interface JournalRow extends Record<string, unknown> {
  at: readonly [string, string]
  journalId: string
  kind: JournalKind
  ref: string
  paymentId: string | null
  createdAt: string
  moved: { currency: string; amount: string }[]
  orders: { orderId: string; number: string | null }[]
  owners: string[]
}

const movedSql = sql`(
  select json_agg(json_build_object('currency', sums.currency, 'amount', sums.amount::text) order by sums.currency)
  from (select e.currency, sum(e.amount) filter (where e.amount > 0) as amount from ledger_entry e
    where e.journal_id = j.id group by e.currency) as sums)`

/** What staff know a journal by: its orders, and whose accounts it changes. */
const namesSql = (ctx: Ctx) => sql`(
  select coalesce(json_agg(json_build_object('orderId', ids.id,
    'number', (select o.number from store_order o where o.id = ids.id)) order by ids.id), '[]')
  from (select distinct ${orderIdSql} as id from ledger_entry e where e.journal_id = j.id) as ids
  where ids.id is not null) as orders, (
  select coalesce(json_agg(names.name order by names.name), '[]') from (
    select distinct ${ownerName(ctx)} as name from ledger_entry e join ledger_account a on a.id = e.account_id
    where e.journal_id = j.id) as names
  where names.name is not null) as owners`

const presentJournal = ({ createdAt, moved, ...journal }: JournalRow) => ({
  journalId: journal.journalId,
  kind: journal.kind,
  ref: journal.ref,
  orders: journal.orders,
  owners: journal.owners,
  at: new Date(createdAt).toISOString(),
  moved: moved.map(({ currency, amount }) => moneyOf(amount, currency)),
})

/** By the whole reference, or by the number or id of what journals are about. */
const sought = (q: string) =>
  UUID.test(q)
    ? sql`(j.ref = ${q} or j.payment_id = ${q}::uuid
        or exists (select from ledger_entry e where e.journal_id = j.id and e.subject_id = ${q}::uuid))`
    : sql`(j.ref = ${q} or j.id in (
        select e.journal_id from ledger_entry e join store_order o on o.id = e.subject_id where o.number = ${q}))`

export async function journalsListed(ctx: Ctx, asked: QueryOf<Endpoints['journals']>) {
  const list = keyset(asked, {
    by: sql`j.created_at`,
    id: sql`j.id`,
    isDescending: asked.sort.startsWith('-'),
  })
  const filter = allOf([
    ...inPeriod(sql`j.created_at`, asked),
    asked.kind && sql`j.kind = ${asked.kind}`,
    asked.q ? sought(asked.q) : undefined,
    asked.accountId === undefined
      ? undefined
      : sql`exists (select from ledger_entry e where e.journal_id = j.id and e.account_id = ${asked.accountId})`,
  ])
  const { rows: found } = await ctx.db.execute<JournalRow>(sql`
    select ${list.at} as at, j.id as "journalId", j.kind, j.ref, j.created_at as "createdAt",
      ${movedSql} as moved, ${namesSql(ctx)}
    from ledger_journal j where ${allOf([filter, list.where])}
    order by ${sql.join([...list.orderBy], sql`, `)} limit ${list.limit}`)
  const { rows: counted } = await ctx.db.execute<{ total: number }>(sql`
    select count(*)::int as total from (
      select from ledger_journal j where ${filter} limit ${COUNT_MAX}) as counted`)
  const { rows, next, previous } = list.pageOf(found)
  return { rows: rows.map(presentJournal), next, previous, total: counted[0]?.total ?? 0 }
}

interface LineRow extends Record<string, unknown> {
  line: number
  accountId: string
  kind: AccountKind
  owner: string
  ownerName: string | null
  amount: string
  currency: string
  orderId: string | null
  number: string | null
}

export async function journalShown(ctx: Ctx, journalId: string) {
  const { rows: found } = await ctx.db.execute<JournalRow>(sql`
    select '[]'::json as at, j.id as "journalId", j.kind, j.ref, j.payment_id as "paymentId",
      j.created_at as "createdAt", ${movedSql} as moved, ${namesSql(ctx)}
    from ledger_journal j where j.id = ${journalId}`)
  const [journal] = found
  if (!journal) throw notFound()
  const { rows } = await ctx.db.execute<LineRow>(sql`
    select e.line, e.account_id as "accountId", e.account_kind as kind, a.owner, e.amount, e.currency,
      ${ownerName(ctx)} as "ownerName",
      ${orderIdSql} as "orderId", (select o.number from store_order o where o.id = ${orderIdSql}) as number
    from ledger_entry e join ledger_account a on a.id = e.account_id
    where e.journal_id = ${journalId} order by e.line`)
  return {
    ...presentJournal(journal),
    paymentId: journal.paymentId,
    lines: rows.map(({ accountId, amount, currency, orderId, number, ...line }) => ({
      ...line,
      accountId,
      amount: moneyOf(amount, currency),
      order: orderNameOf(orderId, number),
    })),
  }
}
