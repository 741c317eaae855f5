import type { DataOf } from '@ironsouq/contract/endpoint'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type {
  MerchantPayout,
  payoutMerchantEndpoints,
} from '@ironsouq/contract/money/payout/payout.merchant.endpoints'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { payoutOrders } from './payout.orders.projection.ts'
import { payout } from './payout.tables.ts'

const SHOWN = 50

const present = (row: typeof payout.$inferSelect): MerchantPayout => ({
  payoutId: row.id,
  amount: fromMinor(row.amountMinor, row.currency),
  bank: row.bank,
  ibanEnd: row.iban.slice(-4),
  state: row.state,
  bankReference: row.bankReference,
  failure: row.failure,
  at: row.createdAt.toISOString(),
  changedAt: row.updatedAt.toISOString(),
})

/** A request that was rejected never concerned the seller. */
const own = (sellerId: string) => and(eq(payout.sellerId, sellerId), ne(payout.state, 'rejected'))

export const sellerPayouts = (ctx: Ctx, sellerId: string): Promise<MerchantPayout[]> =>
  atomic(ctx, async (ctx) => {
    const rows = await ctx.db
      .select()
      .from(payout)
      .where(own(sellerId))
      .orderBy(desc(payout.createdAt), desc(payout.id))
      .limit(SHOWN)
    return rows.map(present)
  })

/** A payout of the seller; another one is not found. */
async function ownPayout(ctx: Ctx, sellerId: string, payoutId: string) {
  const [row] = await ctx.db
    .select()
    .from(payout)
    .where(and(eq(payout.id, payoutId), own(sellerId)))
  if (!row) throw notFound()
  return row
}

export const sellerPayoutOrders = (ctx: Ctx, sellerId: string, payoutId: string) =>
  atomic(ctx, async (ctx) => payoutOrders(ctx, await ownPayout(ctx, sellerId, payoutId)))

interface Sums extends Record<string, unknown> {
  from: string | null
  until: string
  opening: string
  settled: string
  refunded: string
  returned: string
  paidOut: string
}

/** What changed what is due to the seller from the payout before until this one. */
async function sumsOf(ctx: Ctx, { id, sellerId, currency }: typeof payout.$inferSelect) {
  const { rows } = await ctx.db.execute<Sums>(sql`
    with own as (
      select e.journal_id, e.amount, j.kind, j.ref, e.created_at
      from ledger_entry e join ledger_journal j on j.id = e.journal_id
      where e.seller_id = ${sellerId} and e.currency = ${currency} and e.account_kind = 'sellerDue'
    ), this as (
      select journal_id, created_at from own where kind = 'payout' and ref = ${id}
    ), before as (
      select o.journal_id, o.created_at from own o, this
      where o.kind = 'payout' and o.journal_id < this.journal_id order by o.journal_id desc limit 1
    ), within as (
      select own.* from own, this where own.journal_id <= this.journal_id
        and own.journal_id > coalesce((select journal_id from before), 0)
    )
    select (select created_at from before) as from, this.created_at as until,
      coalesce((select sum(amount) from own where journal_id <= (select journal_id from before)), 0)
        as opening,
      coalesce((select sum(amount) from within where kind = 'orderSettled'), 0) as settled,
      coalesce((select sum(amount) from within where kind = 'orderRefunded'), 0) as refunded,
      coalesce((select sum(amount) from within where kind = 'payoutReturned'), 0) as returned,
      coalesce((select sum(amount) from within where kind = 'payout'), 0) as "paidOut"
    from this`)
  return rows[0]
}

type Statement = DataOf<typeof payoutMerchantEndpoints.statement>

export const payoutStatement = (ctx: Ctx, sellerId: string, payoutId: string): Promise<Statement> =>
  atomic(ctx, async (ctx) => {
    const row = await ownPayout(ctx, sellerId, payoutId)
    const sums = await sumsOf(ctx, row)
    if (!sums) return { payout: present(row), statement: null }
    const money = (minor: bigint) => fromMinor(minor, row.currency)
    const [opening, settled, refunded, returned, paidOut] = [
      BigInt(sums.opening),
      BigInt(sums.settled),
      BigInt(sums.refunded),
      BigInt(sums.returned),
      BigInt(sums.paidOut),
    ]
    return {
      payout: present(row),
      statement: {
        from: sums.from === null ? null : new Date(sums.from).toISOString(),
        until: new Date(sums.until).toISOString(),
        opening: money(opening),
        settled: money(settled),
        refunded: money(refunded),
        returned: money(returned),
        paidOut: money(paidOut),
        closing: money(opening + settled + refunded + returned + paidOut),
      },
    }
  })
