import { sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import type { Subject } from './ledger.posting.service.ts'

/** Entries of transactions from here on are not rolled up yet. */
export const horizonSql = sql`coalesce((select r.upto from ledger_roll_up r), '0'::xid8)`

/** The balance of the account `a`, in one statement: what was rolled up and what was posted since. */
export const balanceSql = sql`coalesce((select b.amount from ledger_balance b where b.account_id = a.id), 0)
  + coalesce((select sum(e.amount) from ledger_entry e where e.account_id = a.id and e.xid >= ${horizonSql}), 0)`

interface AccountRow extends Record<string, unknown> {
  kind: string
  currency: string
  amount: string
}

export interface AccountBalance {
  kind: string
  /** Or the unit of points. */
  currency: string
  amountMinor: bigint
}

const presentAccount = ({ kind, currency, amount }: AccountRow): AccountBalance => ({
  kind,
  currency,
  amountMinor: BigInt(amount),
})

/** The accounts of a seller, by currency. */
export async function sellerAccounts(ctx: Ctx, sellerId: string): Promise<AccountBalance[]> {
  const { rows } = await ctx.db.execute<AccountRow>(sql`
    select a.kind, a.currency, ${balanceSql} as amount
    from ledger_account a where a.seller_id = ${sellerId} order by a.currency, a.kind`)
  return rows.map(presentAccount)
}

/**
 * The accounts of a member as they are now. `isLocked`: no one else can spend from them, or add to them, until the
 * transaction ends.
 */
export async function memberAccounts(
  ctx: Ctx,
  memberId: string,
  isLocked = false,
): Promise<AccountBalance[]> {
  const { rows } = await ctx.db.execute<AccountRow>(sql`
    select a.kind, a.currency, b.amount from member_balance b
    join ledger_account a on a.id = b.account_id
    where b.member_id = ${memberId} order by b.account_id ${isLocked ? sql`for update of b` : sql``}`)
  return rows.map(presentAccount)
}

interface Account {
  kind: string
  owner: string
  currency: string
}

/** What an account has now. */
export async function balanceOf(ctx: Ctx, { kind, owner, currency }: Account): Promise<bigint> {
  const { rows } = await ctx.db.execute<{ amount: string }>(sql`
    select ${balanceSql} as amount from ledger_account a
    where a.kind = ${kind} and a.owner = ${owner} and a.currency = ${currency}`)
  return BigInt(rows[0]?.amount ?? 0)
}

/** What accounts of a kind have for a subject, such as what is held for an order. */
export async function amountFor(
  ctx: Ctx,
  subject: Subject<string>,
  accountKind: string,
): Promise<bigint> {
  const { rows } = await ctx.db.execute<{ amount: string }>(sql`
    select coalesce(sum(e.amount), 0) as amount from ledger_entry e
    where e.subject_id = ${subject.id} and e.subject_kind = ${subject.kind}
      and e.account_kind = ${accountKind}`)
  return BigInt(rows[0]?.amount ?? 0)
}

export interface Moved extends Account {
  journal: string
  amountMinor: bigint
}

/** What the journals of a payment moved for a subject, by their kind and by account. */
export async function movedFor(
  ctx: Ctx,
  { paymentId, subject }: { paymentId: string; subject: Subject<string> },
): Promise<Moved[]> {
  const { rows } = await ctx.db.execute<
    Account & { journal: string; amount: string } & Record<string, unknown>
  >(sql`
    select j.kind as journal, a.kind, a.owner, a.currency, sum(e.amount) as amount
    from ledger_entry e
    join ledger_journal j on j.id = e.journal_id
    join ledger_account a on a.id = e.account_id
    where e.subject_id = ${subject.id} and e.subject_kind = ${subject.kind} and j.payment_id = ${paymentId}
    group by j.kind, a.kind, a.owner, a.currency order by a.kind, a.currency`)
  return rows.map(({ journal, kind, owner, currency, amount }) => ({
    journal,
    kind,
    owner,
    currency,
    amountMinor: BigInt(amount),
  }))
}
