import { sql } from 'drizzle-orm'
import {
  isPosted,
  lockFor,
  post,
  type Names,
} from '#features/money/ledger/ledger.posting.service.ts'
import {
  postTaken,
  returnedTo,
  tendersOf,
} from '#features/money/payment/payment.tender.postings.ts'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import type { LedgerAccountKind } from '#kernel/ledger-kinds.ts'
import type { OpenPayable } from '#kernel/payable.ts'
import { payable } from '#kernel/payables.ts'

/** A feature of tests: a deposit that a member pays to a seller, and gets back or loses. */
export const DEPOSIT_TABLE = `
  create table deposit (
    id uuid primary key default uuidv7(), member_id uuid not null, seller_id uuid not null, pay_no text not null unique,
    amount_minor bigint not null, state text not null default 'due', expires_at timestamptz not null)`

export const DEPOSIT_ACCOUNTS = [
  { name: 'depositHeld', owner: 'member', normal: 'credit' },
  { name: 'depositLost', owner: 'seller', normal: 'credit' },
] satisfies LedgerAccountKind[]

const KIND = 'deposit'
const CURRENCY = 'AED'

interface Row extends Record<string, unknown> {
  id: string
  memberId: string
  sellerId: string
  payNo: string
  amountMinor: string
  state: 'due' | 'paid' | 'returned' | 'lost'
  expiresAt: string
}

const COLUMNS = sql`id, member_id as "memberId", seller_id as "sellerId", pay_no as "payNo",
  amount_minor as "amountMinor", state, expires_at as "expiresAt"`

async function depositWhere(ctx: Ctx, where: ReturnType<typeof sql>): Promise<Row | undefined> {
  const { rows } = await ctx.db.execute<Row>(sql`select ${COLUMNS} from deposit where ${where}`)
  return rows[0]
}

const opened = ({ id, payNo, memberId, expiresAt }: Row): OpenPayable => ({
  id,
  payNo,
  memberId,
  currency: CURRENCY,
  rates: { USD: '1', AED: '3.6725', CNY: '7.11933500' },
  expiresAt: new Date(expiresAt),
})

export const depositPayable = payable({
  kind: KIND,
  home: '/user-center/deposits',
  isPaidByBalance: true,
  async byPayNo(ctx, memberId, payNo) {
    const row = await depositWhere(ctx, sql`member_id = ${memberId} and pay_no = ${payNo}`)
    return row ? opened(row) : null
  },
  async due(ctx, id) {
    const row = await depositWhere(ctx, sql`id = ${id} and state = 'due'`)
    if (!row) return null
    const { expiresAt } = opened(row)
    return { currency: CURRENCY, amountMinor: BigInt(row.amountMinor), amountVersion: 1, expiresAt }
  },
  admit: () => Promise.resolve(),
  isStopped: () => Promise.resolve(false),
  async settle(ctx, { id, amountMinor }) {
    const { rows } = await ctx.db.execute<{ sellerId: string }>(sql`
      update deposit set state = 'paid' where id = ${id} and state = 'due' and amount_minor = ${amountMinor}
      returning seller_id as "sellerId"`)
    return rows[0] ? [{ id, sellerId: rows[0].sellerId, amountMinor }] : null
  },
  async post(ctx, { lines, ...taken }) {
    const { paymentId, memberId, currency } = taken
    const paid = lines.map(({ id, ...line }) => ({ ...line, subject: { kind: KIND, id } }))
    return postTaken(
      ctx,
      { ...taken, paid },
      {
        kind: 'depositPaid',
        ref: paymentId,
        asked: { ...taken, lines },
        paymentId,
        lines: paid.map(({ subject, sellerId, amountMinor }) => ({
          subject,
          sellerId,
          amountMinor,
          kind: 'depositHeld',
          owner: memberId,
          currency,
        })),
      },
    )
  },
  async postRefund(ctx, refund) {
    const { refundId, paymentId, lineId, currency, amountMinor } = refund
    const subject = { kind: KIND, id: lineId }
    const journal = { kind: 'depositReturned', ref: refundId, asked: refund, paymentId }
    await lockFor(ctx, `deposit ${lineId}`)
    if (await isPosted(ctx, journal)) return false
    const row = await depositWhere(ctx, sql`id = ${lineId}`)
    if (!row) throw new Error('the deposit is gone')
    const tenders = await tendersOf(ctx, { paymentId, subject, takenBy: 'depositPaid' })
    const held = { kind: 'depositHeld', owner: row.memberId, currency, subject }
    const lines = [
      { ...held, amountMinor: -amountMinor },
      ...returnedTo(tenders, { ...refund, subject }),
    ]
    await ctx.db.execute(sql`update deposit set state = 'returned' where id = ${lineId}`)
    return post<Names>(ctx, { ...journal, lines })
  },
  takeBack: () => Promise.resolve(),
  async page(ctx, { id }) {
    const row = await depositWhere(ctx, sql`id = ${id}`)
    const isDue = row?.state === 'due'
    const totalMinor = BigInt(row?.amountMinor ?? 0)
    return { kind: 'topUp', state: isDue ? 'waiting' : 'paid', totalMinor, orders: [] }
  },
})

/** The member did not keep their word: the seller has the deposit. */
export async function loseDeposit(ctx: TxCtx, id: string): Promise<boolean> {
  const row = await depositWhere(ctx, sql`id = ${id} and state = 'paid' for update`)
  if (!row) return false
  await ctx.db.execute(sql`update deposit set state = 'lost' where id = ${id}`)
  const of = { currency: CURRENCY, subject: { kind: KIND, id } }
  const amountMinor = BigInt(row.amountMinor)
  const { memberId, sellerId } = row
  return post<Names>(ctx, {
    kind: 'depositLost',
    ref: id,
    asked: { id },
    lines: [
      { ...of, kind: 'depositHeld', owner: memberId, amountMinor: -amountMinor },
      { ...of, kind: 'depositLost', owner: sellerId, sellerId, amountMinor },
    ],
  })
}
