import type { JournalKind } from '@ironsouq/contract/ledger-kinds'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { PAYOUT_ORDERS_MAX } from '@ironsouq/contract/money/payout/payout.limits'
import type { PayoutOrders } from '@ironsouq/contract/money/payout/payout.orders.schema'
import { sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import type { payout } from './payout.tables.ts'

/** Sums of the database are texts: they do not fit into a number. */
const moneyOf = (minor: string, currency: string) => fromMinor(BigInt(minor), currency)

const PARTS = ['paid', 'subsidy', 'commission', 'commissionVat', 'earned'] as const
type Part = (typeof PARTS)[number]

interface Row extends Record<Part | `${Part}Sum`, string>, Record<string, unknown> {
  orderId: string
  number: string | null
  kind: JournalKind
  createdAt: string
  count: number
}

const each = <T>(of: (part: Part) => T) =>
  Object.fromEntries(PARTS.map((part) => [part, of(part)])) as Record<Part, T>

/**
 * What changed what is due to the seller by orders, since the payout before this one: until it was confirmed, or until
 * now. What the buyer paid is what is left for the store, with what others took of it and without what the platform
 * added.
 */
export async function payoutOrders(
  ctx: Ctx,
  { id, sellerId, currency }: typeof payout.$inferSelect,
): Promise<PayoutOrders> {
  const sum = (kind: string) =>
    sql`coalesce(sum(e.amount) filter (where e.account_kind = ${kind}), 0)`
  const { rows } = await ctx.db.execute<Row>(sql`
    with transfer as (
      select j.id, j.ref from ledger_journal j
      where j.kind = 'payout' and exists (select from ledger_entry e
        where e.journal_id = j.id and e.seller_id = ${sellerId} and e.currency = ${currency})
    ), this as (
      select id from transfer where ref = ${id}::text
    ), moved as (
      select e.journal_id, e.subject_id as order_id, min(e.created_at) as created_at,
        ${sum('sellerDue')} as earned, ${sum('commission')} as commission,
        ${sum('commissionVat')} as vat, -${sum('promotion')} as subsidy
      from ledger_entry e
      where e.seller_id = ${sellerId} and e.currency = ${currency} and e.subject_kind = 'order'
        and e.journal_id < coalesce((select id from this), 9223372036854775807)
        and e.journal_id > coalesce((select max(id) from transfer
          where id < coalesce((select id from this), 9223372036854775807)), 0)
      group by e.journal_id, e.subject_id
      having bool_or(e.account_kind = 'sellerDue')
    ), divided as (
      select *, earned + commission + vat - subsidy as paid from moved
    )
    select d.order_id as "orderId", d.created_at as "createdAt", d.paid, d.subsidy, d.commission,
      d.vat as "commissionVat", d.earned,
      (select o.number from store_order o where o.id = d.order_id) as number,
      (select j.kind from ledger_journal j where j.id = d.journal_id) as kind,
      (count(*) over ())::int as count, sum(paid) over () as "paidSum",
      sum(subsidy) over () as "subsidySum", sum(commission) over () as "commissionSum",
      sum(vat) over () as "commissionVatSum", sum(earned) over () as "earnedSum"
    from divided d order by d.journal_id desc, d.order_id limit ${PAYOUT_ORDERS_MAX}`)
  const [first] = rows
  return {
    orders: rows.map((row) => ({
      orderId: row.orderId,
      number: row.number,
      kind: row.kind,
      at: new Date(row.createdAt).toISOString(),
      ...each((part) => moneyOf(row[part], currency)),
    })),
    count: first?.count ?? 0,
    total: each((part) => moneyOf(first?.[`${part}Sum` as const] ?? '0', currency)),
  }
}
