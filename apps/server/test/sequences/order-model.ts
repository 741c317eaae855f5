import type { OrderState } from '@ironsouq/contract/mall/order/order.lifecycle'
import fc from 'fast-check'

/** What buyers, stores, the provider and the clock do, with small numbers that stand for which order. */
export const happening = fc.record({
  kind: fc.constantFrom(
    ...(['order', 'open', 'pay', 'cancel', 'notify', 'refund'] as const),
    ...(['order', 'open', 'pay', 'cancel', 'notify', 'payByBalance'] as const),
    ...(['open', 'pay', 'expire', 'ship', 'receive'] as const),
  ),
  of: fc.nat(3),
  /** One or both of two stores, and how many of each. */
  quantities: fc.constantFrom<[number, number]>([1, 0], [0, 3], [1, 1], [2, 1], [1, 2]),
  /** Notifications and events come twice, and the clock is ahead of the provider's answers, or not. */
  isTwice: fc.boolean(),
  isReversed: fc.boolean(),
})

export type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never

export interface ModelOrder {
  id: string
  number: string
  checkout: number
  store: 0 | 1
  quantity: number
  amount: bigint
  state: OrderState
  paidBy: ModelPayment | 'balance' | null
  wasShipped: boolean
}

export interface ModelPayment {
  id: string
  checkout: number
  amount: bigint
  /** How many orders it was opened for: another number no longer counts. */
  orders: number
  isTaken: boolean
  state: 'open' | 'paid' | 'surplus' | 'closed'
}

export const STOCK = 6
export const PRICES = [2_500n, 1_999n] as const
export const BALANCE = 9_000n

/** The rules of the buying path in a few lines of memory: what the database must agree with. */
export function createModel() {
  const orders: ModelOrder[] = []
  const payments: ModelPayment[] = []
  let balance = BALANCE
  let checkouts = 0

  const isSold = ({ state, wasShipped }: ModelOrder) =>
    (state !== 'pendingPayment' && state !== 'canceled') || wasShipped
  const sum = (of: readonly ModelOrder[], value: (order: ModelOrder) => number) =>
    of.reduce((total, order) => total + value(order), 0)
  const stockOf = (store: 0 | 1) => {
    const own = orders.filter((order) => order.store === store)
    const held = own.filter(({ state }) => state === 'pendingPayment')
    return {
      onHand: STOCK - sum(own.filter(isSold), ({ quantity }) => quantity),
      held: sum(held, ({ quantity }) => quantity),
    }
  }
  const waiting = (checkout: number) =>
    orders.filter((order) => order.checkout === checkout && order.state === 'pendingPayment')
  const total = (of: readonly ModelOrder[]) => of.reduce((all, { amount }) => all + amount, 0n)

  function count(checkout: number, by: ModelPayment | 'balance'): void {
    for (const order of waiting(checkout))
      Object.assign(order, { state: 'pendingDelivery', paidBy: by })
  }

  /** The truth about a payment was asked: it counts when it fits what waits for it, else it goes back. */
  function settle(payment: ModelPayment): void {
    if (payment.state !== 'open' || !payment.isTaken) return
    const fitting = waiting(payment.checkout)
    const isRight = fitting.length === payment.orders && total(fitting) === payment.amount
    payment.state = isRight && fitting.length > 0 ? 'paid' : 'surplus'
    if (payment.state === 'paid') count(payment.checkout, payment)
    tidy()
  }

  /** Attempts to pay what no one waits for any more end. */
  function tidy(): void {
    for (const payment of payments)
      if (payment.state === 'open' && waiting(payment.checkout).length === 0)
        payment.state = payment.isTaken ? 'surplus' : 'closed'
  }

  return {
    orders,
    payments,
    stockOf,
    settle,
    waiting,
    balance: () => balance,
    canOrder: (quantities: readonly [number, number]) =>
      ([0, 1] as const).every((store) => {
        const { onHand, held } = stockOf(store)
        return quantities[store] <= onHand - held
      }),
    nextCheckout: () => checkouts++,
    /** The attempt that is used again, if there is one for the same orders. */
    openAttempt: (checkout: number) =>
      payments.find(
        (payment) =>
          payment.checkout === checkout &&
          payment.state === 'open' &&
          payment.orders === waiting(checkout).length,
      ),
    totalOf: (checkout: number) => total(waiting(checkout)),
    payByBalance(checkout: number): boolean {
      const amount = total(waiting(checkout))
      if (amount === 0n || amount > balance) return false
      balance -= amount
      count(checkout, 'balance')
      tidy()
      return true
    },
    cancel(order: ModelOrder): boolean {
      if (order.state !== 'pendingPayment') return false
      order.state = 'canceled'
      tidy()
      return true
    },
    expire(isOrderFirst: boolean): void {
      if (!isOrderFirst) for (const payment of payments) settle(payment)
      for (const order of orders) if (order.state === 'pendingPayment') order.state = 'canceled'
      tidy()
    },
    refund(order: ModelOrder): boolean {
      if (order.state !== 'pendingDelivery') return false
      order.state = 'canceled'
      if (order.paidBy === 'balance') balance += order.amount
      return true
    },
    /** What is still at the provider of a payment that it took. */
    netOf: (payment: ModelPayment) => {
      if (payment.state !== 'paid')
        return payment.state === 'open' && payment.isTaken ? payment.amount : 0n
      return total(orders.filter(({ paidBy, state }) => paidBy === payment && state !== 'canceled'))
    },
  }
}
