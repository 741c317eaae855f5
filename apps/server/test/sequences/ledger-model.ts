import { randomUUID } from 'node:crypto'
import { allocate } from '@ironsouq/contract/money/money/allocate'
import fc from 'fast-check'

/** What is posted, with small numbers that stand for who and how much. */
export const posting = fc.record({
  kind: fc.constantFrom(
    'topUp',
    'manual',
    'payByCard',
    'payInDollars',
    'payByBalance',
    'refund',
    'settle',
    'payOut',
    'surplus',
    'returnSurplus',
    'rollUp',
  ),
  who: fc.nat(1),
  of: fc.nat(7),
  amounts: fc.array(fc.bigInt(1n, 5_000n), { minLength: 1, maxLength: 3 }),
  part: fc.integer({ min: 1, max: 120 }),
  isRepeated: fc.boolean(),
})

export type Posting = typeof posting extends fc.Arbitrary<infer T> ? T : never

export interface PaidOrder {
  orderId: string
  paymentId: string
  sellerId: string
  /** In the currency of the order, and in the charged one. */
  paid: bigint
  charged: bigint
  method: 'card' | 'balance'
  isExchanged: boolean
  memberId: string
  gift: bigint
  refunded: bigint
  /** What was divided between the seller and the platform, and how much went back before. */
  settled: { before: bigint; commission: bigint; vat: bigint } | null
}

/** Accounts as a few sums in memory: what the ledger of the database must agree with. */
export function createBooks() {
  const accounts = new Map<string, bigint>()
  const members = [randomUUID(), randomUUID()] as const
  const sellers = [randomUUID(), randomUUID()] as const
  const at = (kind: string, owner: string, currency = 'AED') =>
    accounts.get(`${kind} ${owner} ${currency}`) ?? 0n
  const move = (kind: string, owner: string, amount: bigint, currency = 'AED') =>
    void accounts.set(`${kind} ${owner} ${currency}`, at(kind, owner, currency) + amount)
  return { accounts, members, sellers, at, move, orders: [] as PaidOrder[] }
}

export type Books = ReturnType<typeof createBooks>

/** The part of `share` that goes back: what all refunds up to now return, less what the earlier ones did. */
const backOf = (
  share: bigint,
  { paid: whole, refunded: before }: Pick<PaidOrder, 'paid' | 'refunded'>,
  amount: bigint,
) => (share * (before + amount)) / whole - (share * before) / whole

export function payOrders({ at, move, orders }: Books, paid: readonly PaidOrder[]): boolean {
  const [first] = paid
  if (!first) return false
  const { memberId, method, isExchanged } = first
  const total = paid.reduce((sum, { paid }) => sum + paid, 0n)
  const gifts = at('memberGift', memberId)
  if (method === 'balance' && at('memberCash', memberId) + gifts < total) return false
  const sorted = paid.toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1))
  const shares = allocate(
    gifts < total ? gifts : total,
    sorted.map(({ paid }) => paid),
  )
  for (const [i, order] of sorted.entries()) {
    const { sellerId, paid: amount, charged } = order
    move('escrow', sellerId, amount)
    if (method === 'balance') {
      order.gift = shares[i] ?? 0n
      move('memberGift', memberId, -order.gift)
      move('memberCash', memberId, order.gift - amount)
    } else if (isExchanged) {
      move('clearing', 'card', -charged, 'USD')
      move('exchange', '', charged, 'USD')
      move('exchange', '', -amount)
    } else move('clearing', 'card', -amount)
    orders.push(order)
  }
  return true
}

export function refundOrder({ move }: Books, order: PaidOrder, amount: bigint): boolean {
  if (amount <= 0n || order.refunded + amount > order.paid) return false
  const { sellerId, memberId } = order
  if (order.settled) {
    const { before, commission, vat } = order.settled
    const of = { paid: order.paid - before, refunded: order.refunded - before }
    const [commissionBack, vatBack] = [backOf(commission, of, amount), backOf(vat, of, amount)]
    move('commission', '', -commissionBack)
    move('commissionVat', '', -vatBack)
    move('sellerDue', sellerId, commissionBack + vatBack - amount)
  } else move('escrow', sellerId, -amount)
  if (order.method === 'balance') {
    const gift = backOf(order.gift, order, amount)
    move('memberGift', memberId, gift)
    move('memberCash', memberId, amount - gift)
  } else if (order.isExchanged) {
    const charged = backOf(order.charged, order, amount)
    move('clearing', 'card', charged, 'USD')
    move('exchange', '', -charged, 'USD')
    move('exchange', '', amount)
  } else move('clearing', 'card', amount)
  order.refunded += amount
  return true
}

export function settleOrder({ move }: Books, order: PaidOrder, commission: bigint, vat: bigint) {
  const held = order.paid - order.refunded
  move('escrow', order.sellerId, -held)
  move('sellerDue', order.sellerId, held - commission - vat)
  move('commission', '', commission)
  move('commissionVat', '', vat)
  order.settled = { before: order.refunded, commission, vat }
}
