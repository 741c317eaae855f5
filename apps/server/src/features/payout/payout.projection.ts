import type { QueryOf } from '@ironsouq/contract/endpoint'
import { fromMinor } from '@ironsouq/contract/money/minor-units'
import type { PayoutRow, payoutEndpoints } from '@ironsouq/contract/payout/payout.endpoints'
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { sellerName } from '#features/seller/seller.queries.ts'
import { staff } from '#features/staff/staff.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { payout } from './payout.tables.ts'

const second = alias(staff, 'second')

const joined = (ctx: Ctx, at: ReturnType<typeof keyset>['at']) =>
  ctx.db
    .select({
      at,
      row: payout,
      sellerName: sellerName(sql`payout.seller_id`, sql`${ctx.locale}::text`),
      requester: staff.name,
      decider: second.name,
    })
    .from(payout)
    .leftJoin(staff, eq(staff.id, payout.requestedBy))
    .leftJoin(second, eq(second.id, payout.decidedBy))

type Joined = Awaited<ReturnType<typeof joined>>[number]

const present = ({ row, sellerName, requester, decider }: Joined, readerId: string): PayoutRow => ({
  payoutId: row.id,
  sellerId: row.sellerId,
  sellerName,
  amount: fromMinor(row.amountMinor, row.currency),
  holder: row.holder,
  bank: row.bank,
  iban: row.iban,
  swift: row.swift,
  state: row.state,
  requestedBy: requester ?? '',
  decidedBy: decider,
  at: row.createdAt.toISOString(),
  canDecide: row.state === 'waiting' && row.requestedBy !== readerId,
})

export async function payoutsListed(
  ctx: Ctx,
  readerId: string,
  asked: QueryOf<typeof payoutEndpoints.list>,
) {
  const list = keyset(asked, {
    by: payout.createdAt,
    id: payout.id,
    isDescending: asked.sort.startsWith('-'),
  })
  const filter = and(
    asked.state && eq(payout.state, asked.state),
    asked.sellerId === undefined ? undefined : eq(payout.sellerId, asked.sellerId),
  )
  const [found, total] = await Promise.all([
    joined(ctx, list.at)
      .where(and(filter, list.where))
      .orderBy(...list.orderBy)
      .limit(list.limit),
    ctx.db.$count(payout, filter),
  ])
  const { rows, next, previous } = list.pageOf(found)
  return { rows: rows.map((row) => present(row, readerId)), next, previous, total }
}

export async function payoutShown(ctx: Ctx, readerId: string, id: string) {
  const nowhere = sql<readonly [string, string]>`'["", ""]'::json`
  return present(one(await joined(ctx, nowhere).where(eq(payout.id, id))), readerId)
}
