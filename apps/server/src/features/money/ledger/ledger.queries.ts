import type { AccountKind } from '@ironsouq/contract/money/ledger/ledger.enums'
import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'

/** Entries of transactions from here on are not rolled up yet. */
export const horizonSql = sql`coalesce((select r.upto from ledger_roll_up r), '0'::xid8)`

/** The balance of the account `a`, in one statement: what was rolled up and what was posted since. */
export const balanceSql = sql`coalesce((select b.amount from ledger_balance b where b.account_id = a.id), 0)
  + coalesce((select sum(e.amount) from ledger_entry e where e.account_id = a.id and e.xid >= ${horizonSql}), 0)`

interface Balance extends Record<string, unknown> {
  kind: AccountKind
  currency: string
  amount: string
}

const balancesWhere = async (ctx: Ctx, where: SQL): Promise<Balance[]> =>
  (
    await ctx.db.execute<Balance>(sql`
      select a.kind, a.currency, ${balanceSql} as amount
      from ledger_account a where ${where} order by a.currency`)
  ).rows

export interface SellerBalance {
  currency: string
  /** Paid for orders that are not settled. */
  pendingMinor: bigint
  /** Settled and not yet paid out; below zero after a refund of what was paid out. */
  dueMinor: bigint
  paidMinor: bigint
}

/** What a seller has, one entry per currency. */
export async function sellerBalances(ctx: Ctx, sellerId: string): Promise<SellerBalance[]> {
  const rows = await balancesWhere(ctx, sql`a.seller_id = ${sellerId}`)
  return [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, of]) => {
    const sum = (wanted: AccountKind) => BigInt(of.find(({ kind }) => kind === wanted)?.amount ?? 0)
    return {
      currency,
      pendingMinor: sum('escrow'),
      dueMinor: sum('sellerDue'),
      paidMinor: sum('paidOut'),
    }
  })
}

export interface MemberBalance {
  currency: string
  totalMinor: bigint
  cashMinor: bigint
  /** Spent before the cash, and never withdrawn. */
  giftMinor: bigint
}

interface MemberRow extends Record<string, unknown> {
  kind: AccountKind
  currency: string
  amount: string
}

const balanceOf = (currency: string, rows: readonly MemberRow[]): MemberBalance => {
  const sum = (wanted: AccountKind) =>
    BigInt(rows.find((row) => row.kind === wanted && row.currency === currency)?.amount ?? 0)
  const [cashMinor, giftMinor] = [sum('memberCash'), sum('memberGift')]
  return { currency, cashMinor, giftMinor, totalMinor: cashMinor + giftMinor }
}

const memberRows = async (ctx: Ctx, memberId: string, lock: SQL): Promise<MemberRow[]> =>
  (
    await ctx.db.execute<MemberRow>(sql`
      select a.kind, a.currency, b.amount from member_balance b
      join ledger_account a on a.id = b.account_id
      where b.member_id = ${memberId} order by b.account_id ${lock}`)
  ).rows

/** What a member can spend now, one entry per currency that was ever used. */
export async function memberBalances(ctx: Ctx, memberId: string): Promise<MemberBalance[]> {
  const rows = await memberRows(ctx, memberId, sql``)
  const currencies = new Set(rows.map(({ currency }) => currency).toSorted())
  return [...currencies].map((currency) => balanceOf(currency, rows))
}

/** What a member can spend now in one currency. */
export const memberBalance = async (
  ctx: Ctx,
  memberId: string,
  currency: string,
): Promise<MemberBalance> => balanceOf(currency, await memberRows(ctx, memberId, sql``))

/** The same, while no one else can spend it until the transaction ends. */
export const lockedMemberBalance = async (
  ctx: Ctx,
  memberId: string,
  currency: string,
): Promise<MemberBalance> =>
  balanceOf(currency, await memberRows(ctx, memberId, sql`for update of b`))

/** How much of what was paid for an order is still held for it. */
export async function heldForOrder(ctx: Ctx, orderId: string): Promise<bigint> {
  const { rows } = await ctx.db.execute<{ held: string }>(sql`
    select coalesce(sum(e.amount), 0) as held from ledger_entry e
    where e.order_id = ${orderId} and e.account_kind = 'escrow'`)
  return BigInt(rows[0]?.held ?? 0)
}

export interface Tender extends Record<string, unknown> {
  kind: AccountKind
  owner: string
  currency: string
  /** What the payment took for the order, and how much of it went back. */
  paid: bigint
  refunded: bigint
}

/** Where the money of an order came from, by one payment. */
export async function tendersOf(
  ctx: Ctx,
  { paymentId, orderId }: { paymentId: string; orderId: string },
): Promise<Tender[]> {
  const { rows } = await ctx.db.execute<{
    kind: AccountKind
    owner: string
    currency: string
    paid: string
    net: string
  }>(sql`
    select a.kind, a.owner, a.currency,
      coalesce(sum(e.amount) filter (where j.kind = 'orderPaid'), 0) as paid, sum(e.amount) as net
    from ledger_entry e
    join ledger_journal j on j.id = e.journal_id
    join ledger_account a on a.id = e.account_id
    where e.order_id = ${orderId} and j.payment_id = ${paymentId}
      and e.account_kind in ('clearing', 'memberCash', 'memberGift', 'exchange')
    group by a.kind, a.owner, a.currency order by a.kind, a.currency`)
  return rows.map(({ paid, net, ...of }) => ({
    ...of,
    paid: -BigInt(paid),
    refunded: BigInt(net) - BigInt(paid),
  }))
}
