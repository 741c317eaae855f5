import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { BUYERS } from '@ironsouq/sandboxes/psp/buyers'
import type pg from 'pg'
import { PROVIDERS } from '../../../apps/server/src/features/money/payment/payment.rules.ts'
import { createClient } from '../../../packages/contract/src/client.ts'
import { paymentEndpoints } from '../../../packages/contract/src/money/payment/payment.endpoints.ts'
import type { PaymentMethod } from '../../../packages/contract/src/money/payment/payment.enums.ts'
import { refundEndpoints } from '../../../packages/contract/src/money/payment/refund.endpoints.ts'
import { submit, type Attempt } from '../buy/buyers.ts'
import type { Buyer, Market } from '../buy/market.ts'

export interface Shop {
  base: string
  psp: string
  pool: pg.Pool
  market: Market
}

const PATIENCE_MS = 60_000
const POLL_MS = 50

const nth = <T>(from: readonly T[], n: number): T => {
  const found = from[n % from.length]
  if (found === undefined) throw new Error('there is nothing to take')
  return found
}

/** Every order comes from another address, so that no limit of an address is reached. */
const clientOf = (base: string, { token }: Buyer, n: number) =>
  createClient({
    base,
    locale: () => 'en',
    token: () => token,
    log: () => {},
    fetch: (url, init) => {
      const headers = new Headers(init?.headers)
      headers.set('x-forwarded-for', `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`)
      return fetch(url, { ...init, headers, signal: AbortSignal.timeout(PATIENCE_MS) })
    },
  })

/** A checkout of one order whose payment is opened at its provider. */
export async function opened({ base, market }: Shop, n: number, method: PaymentMethod) {
  const buyer: Buyer = nth(market.buyers, n)
  const call = clientOf(base, buyer, n)
  const attempt: Attempt = { memberId: buyer.memberId, submitId: randomUUID(), stores: 1 }
  const deadline = performance.now() + PATIENCE_MS
  await submit({ call, deadline }, attempt, [{ sku: nth(market.skus, n), quantity: 1 }])
  const { payNo, total: expected, orders = [] } = attempt.placed ?? {}
  const [order] = orders
  if (payNo === undefined || !expected || !order) throw new Error('a checkout was not placed')
  const began = performance.now()
  const { step } = await call(paymentEndpoints.open, {
    body: { payNo, method, expected },
    idempotencyKey: randomUUID(),
  })
  return { call, payNo, step, began, orderNumber: order.orderNumber }
}

export type Opened = Awaited<ReturnType<typeof opened>>

/** The buyer pays and comes back; returns how long it took since the method was chosen. */
export async function paid(
  { psp }: Shop,
  { call, payNo, step, began }: Opened,
  method: PaymentMethod,
): Promise<number> {
  const provider = PROVIDERS[method]
  if (!provider || step.kind === 'none') throw new Error(`${method} has no page`)
  await BUYERS[provider].pay(psp, step)
  const { state } = await call(paymentEndpoints.check, { body: { payNo } })
  if (state !== 'paid') throw new Error(`a payment by ${method} is ${state}`)
  return performance.now() - began
}

export const askedForRefund = ({ call, orderNumber }: Opened) =>
  call(refundEndpoints.ofBuyer, { body: { orderNumber }, idempotencyKey: randomUUID() })

/** The buyer takes the order back; returns how long it took until the provider had refunded it. */
export async function refunded({ pool }: Shop, order: Opened): Promise<number> {
  const began = performance.now()
  await askedForRefund(order)
  while (performance.now() - began < PATIENCE_MS) {
    const { rowCount } = await pool.query(
      `select from payment_refund r join store_order o on o.id = r.order_id
       where o.number = $1 and r.state = 'succeeded'`,
      [order.orderNumber],
    )
    if (rowCount) return performance.now() - began
    await sleep(POLL_MS)
  }
  throw new Error('a refund did not reach its buyer in a minute')
}
