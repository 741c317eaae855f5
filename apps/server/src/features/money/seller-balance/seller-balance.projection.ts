import type { QueryOf } from '@ironsouq/contract/endpoint'
import type { AccountKind, JournalKind } from '@ironsouq/contract/ledger-kinds'
import type { ledgerMerchantEndpoints } from '@ironsouq/contract/money/ledger/ledger.merchant.endpoints'
import { sql } from 'drizzle-orm'
import {
  allOf,
  inPeriod,
  moneyOf,
  orderIdSql,
  orderNameOf,
} from '#features/money/ledger/ledger.list.rules.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { notFound } from '#kernel/errors.ts'
import { sellerBalances } from './seller-balance.queries.ts'

/** Counting ends here: a seller has any number of entries. */
const COUNT_MAX = 10_000

export const balancesShown = (ctx: Ctx, sellerId: string) =>
  atomic(ctx, async (ctx) =>
    (await sellerBalances(ctx, sellerId)).map(
      ({ currency, pendingMinor, dueMinor, paidMinor }) => ({
        pending: moneyOf(pendingMinor, currency),
        due: moneyOf(dueMinor, currency),
        paidOut: moneyOf(paidMinor, currency),
      }),
    ),
  )

interface Row extends Record<string, unknown> {
  at: readonly [string, string]
  rowId: string
  journalId: string
  kind: JournalKind
  createdAt: string
  currency: string
  orderId: string | null
  number: string | null
  pending: string
  due: string
  paidOut: string
}

/** What changed the accounts of a seller: one row for each journal and order. */
export const sellerLedger = (
  ctx: Ctx,
  sellerId: string,
  asked: QueryOf<typeof ledgerMerchantEndpoints.list>,
) =>
  atomic(ctx, async (ctx) => {
    const rowId = sql`e.journal_id::text || ' ' || e.currency || ' ' || coalesce(e.subject_id::text, '')`
    const list = keyset(asked, {
      by: sql`e.created_at`,
      id: sql`(${rowId})`,
      isDescending: asked.sort.startsWith('-'),
    })
    const filter = allOf([
      sql`e.seller_id = ${sellerId} and e.account_kind in ('escrow', 'sellerDue', 'paidOut')`,
      ...inPeriod(sql`e.created_at`, asked),
      asked.kind &&
        sql`exists (select from ledger_journal k where k.id = e.journal_id and k.kind = ${asked.kind})`,
    ])
    const sum = (kind: AccountKind) =>
      sql`coalesce(sum(e.amount) filter (where e.account_kind = ${kind}), 0)`
    const { rows: found } = await ctx.db.execute<Row>(sql`
      select ${list.at} as at, ${rowId} as "rowId", e.journal_id as "journalId",
        (select j.kind from ledger_journal j where j.id = e.journal_id) as kind,
        e.created_at as "createdAt", e.currency, ${orderIdSql} as "orderId",
        (select o.number from store_order o where o.id = ${orderIdSql}) as number,
        ${sum('escrow')} as pending, ${sum('sellerDue')} as due, ${sum('paidOut')} as "paidOut"
      from ledger_entry e where ${allOf([filter, list.where])}
      group by e.journal_id, e.created_at, e.currency, e.subject_kind, e.subject_id
      order by ${sql.join([...list.orderBy], sql`, `)} limit ${list.limit}`)
    const { rows: counted } = await ctx.db.execute<{ total: number }>(sql`
      select count(*)::int as total from (
        select from ledger_entry e where ${filter}
        group by e.journal_id, e.currency, e.subject_kind, e.subject_id limit ${COUNT_MAX}) as counted`)
    const { rows, next, previous } = list.pageOf(found)
    return {
      rows: rows.map(({ createdAt, orderId, number, currency, pending, due, paidOut, ...row }) => ({
        rowId: row.rowId,
        journalId: row.journalId,
        kind: row.kind,
        at: new Date(createdAt).toISOString(),
        order: orderNameOf(orderId, number),
        pending: moneyOf(pending, currency),
        due: moneyOf(due, currency),
        paidOut: moneyOf(paidOut, currency),
      })),
      next,
      previous,
      total: counted[0]?.total ?? 0,
    }
  })

interface LineRow extends Record<string, unknown> {
  journalId: string
  kind: JournalKind
  createdAt: string
  line: number
  accountKind: AccountKind
  amount: string
  currency: string
  number: string | null
}

/** Every line of an order of the seller, by journal: those of each journal add up to zero. */
export const orderLedger = (ctx: Ctx, sellerId: string, orderId: string) =>
  atomic(ctx, async (ctx) => {
    const { rows } = await ctx.db.execute<LineRow>(sql`
      select e.journal_id as "journalId", j.kind, e.created_at as "createdAt", e.line,
        e.account_kind as "accountKind", e.amount, e.currency,
        (select o.number from store_order o where o.id = e.subject_id) as number
      from ledger_entry e join ledger_journal j on j.id = e.journal_id
      where e.subject_id = ${orderId} and e.subject_kind = 'order' and e.seller_id = ${sellerId}
      order by e.created_at, e.journal_id, e.line`)
    const [first] = rows
    if (!first) throw notFound()
    const byJournal = [...Map.groupBy(rows, ({ journalId }) => journalId)]
    return {
      order: { orderId, number: first.number },
      journals: byJournal.map(([journalId, lines]) => ({
        journalId,
        kind: lines[0]?.kind ?? first.kind,
        at: new Date(lines[0]?.createdAt ?? first.createdAt).toISOString(),
        lines: lines.map(({ line, accountKind, amount, currency }) => ({
          line,
          kind: accountKind,
          amount: moneyOf(amount, currency),
        })),
      })),
    }
  })
