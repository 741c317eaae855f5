import type { QueryOf } from '@ironsouq/contract/endpoint'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type {
  DueRow,
  PayoutAccount,
  PayoutRow,
  payoutEndpoints,
} from '@ironsouq/contract/money/payout/payout.endpoints'
import { payoutLifecycle, type PayoutState } from '@ironsouq/contract/money/payout/payout.lifecycle'
import { ACCOUNT_HISTORY_MAX, DUE_SHOWN_MAX } from '@ironsouq/contract/money/payout/payout.limits'
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  confirmedBankAccount,
  isSameAccount,
} from '#features/money/bank-account/bank-account.queries.ts'
import { balanceSql } from '#features/money/ledger/ledger.queries.ts'
import {
  sellerName,
  sellerStanding,
  sellerSuspension,
} from '#features/people/seller/seller.queries.ts'
import { staff } from '#features/people/staff/staff.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { notFound } from '#kernel/errors.ts'
import { payoutOrders } from './payout.orders.projection.ts'
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
  bankReference: row.bankReference,
  failure: row.failure,
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

const nowhere = sql<readonly [string, string]>`'["", ""]'::json`

export async function payoutShown(ctx: Ctx, readerId: string, id: string) {
  return present(one(await joined(ctx, nowhere).where(eq(payout.id, id))), readerId)
}

interface AccountEntry extends Record<string, unknown> {
  at: string
  by: string | null
  holder: string | null
  bank: string | null
  iban: string | null
}

/** How long the account of a payout is confirmed, what was stated before it, and what forbids to pay to it now. */
async function accountShown(ctx: Ctx, row: typeof payout.$inferSelect): Promise<PayoutAccount> {
  const [current, { standing }, { rows }] = await Promise.all([
    confirmedBankAccount(ctx, row.sellerId),
    sellerSuspension(ctx, row.sellerId),
    ctx.db.execute<AccountEntry>(sql`
      select a.at, s.name as by, a.after ->> 'holder' as holder, a.after ->> 'bank' as bank,
        a.after ->> 'iban' as iban
      from audit_log a left join staff s on s.id = a.actor_id
      where a.entity = 'bankAccount' and a.entity_id = ${row.sellerId}
      order by a.seq desc limit ${ACCOUNT_HISTORY_MAX}`),
  ])
  const same = current && isSameAccount(current, row) ? current : null
  return {
    confirmedAt: same?.confirmedAt?.toISOString() ?? null,
    obstacle: standing === 'suspended' ? 'sellerSuspended' : same ? null : 'accountChanged',
    history: rows.map(({ at, by, holder, bank, iban }) => ({
      what: iban === null ? 'confirmed' : 'stated',
      at: new Date(at).toISOString(),
      by,
      holder,
      bank,
      iban,
    })),
  }
}

/** One payout, and who moved it when: its request, then what the log of states has. */
export async function payoutDetail(ctx: Ctx, readerId: string, id: string) {
  const [found] = await joined(ctx, nowhere).where(eq(payout.id, id))
  if (!found) throw notFound()
  const shown = present(found, readerId)
  const { rows: moves } = await ctx.db.execute<{ state: PayoutState; by: string; at: string }>(sql`
    select l.to_state as state, s.name as by, l.created_at as at
    from lifecycle_log l left join staff s on s.id = l.actor_id
    where l.entity = ${payoutLifecycle.name} and l.entity_id = ${id} order by l.seq`)
  const first = { state: payoutLifecycle.initial, by: found.requester, at: shown.at }
  const account = await accountShown(ctx, found.row)
  const later = moves.map((move) => ({ ...move, at: new Date(move.at).toISOString() }))
  return { ...shown, account, history: [first, ...later] }
}

/** The orders behind a payout, as the store sees them. */
export async function payoutOrdersShown(ctx: Ctx, id: string) {
  const [row] = await ctx.db.select().from(payout).where(eq(payout.id, id))
  if (!row) throw notFound()
  return payoutOrders(ctx, row)
}

interface Due extends Record<string, unknown> {
  sellerId: string
  sellerName: string | null
  currency: string
  dueMinor: string
  hasAccount: boolean
  hasWaitingPayout: boolean
  isSuspended: boolean
}

/** What is due to sellers, so that staff request payouts of it. */
export async function duesListed(ctx: Ctx): Promise<DueRow[]> {
  const { rows } = await ctx.db.execute<Due>(sql`
    select due.*, ${sellerName(sql`due."sellerId"`, sql`${ctx.locale}::text`)} as "sellerName",
      exists (select from bank_account b
        where b.seller_id = due."sellerId" and b.confirmed_at is not null) as "hasAccount",
      exists (select from payout p where p.seller_id = due."sellerId"
        and p.currency = due.currency and p.state = 'waiting') as "hasWaitingPayout",
      ${sellerStanding(sql`due."sellerId"`)} = 'suspended' as "isSuspended"
    from (
      select a.seller_id as "sellerId", a.currency, ${balanceSql} as "dueMinor"
      from ledger_account a where a.kind = 'sellerDue'
    ) as due
    where due."dueMinor" > 0 order by due."dueMinor" desc limit ${DUE_SHOWN_MAX}`)
  return rows.map(({ currency, dueMinor, ...row }) => ({
    ...row,
    due: fromMinor(BigInt(dueMinor), currency),
  }))
}
