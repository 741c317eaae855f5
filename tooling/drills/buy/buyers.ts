import { createHmac, randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { STRIPE } from '@ironsouq/sandboxes/credentials'
import { BUYERS } from '@ironsouq/sandboxes/psp/buyers'
import { PROVIDERS } from '../../../apps/server/src/features/money/payment/payment.rules.ts'
import { type ApiCall, ApiError, createClient } from '../../../packages/contract/src/client.ts'
import type { PlacedCheckout } from '../../../packages/contract/src/mall/order/checkout.schema.ts'
import { orderEndpoints } from '../../../packages/contract/src/mall/order/order.endpoints.ts'
import { fromMinor } from '../../../packages/contract/src/money/money/minor-units.ts'
import { paymentEndpoints } from '../../../packages/contract/src/money/payment/payment.endpoints.ts'
import type { PaymentMethod } from '../../../packages/contract/src/money/payment/payment.enums.ts'
import { sellerSuspensionEndpoints } from '../../../packages/contract/src/people/seller-account/seller-suspension.endpoints.ts'
import type { Buyer, Market, Sku } from './market.ts'

/** One checkout of a buyer, sent as often as it needed. */
export interface Attempt {
  memberId: string
  submitId: string
  stores: number
  /** The answer that the buyer got. */
  placed?: PlacedCheckout
  isRefused?: boolean
}

export interface Shopping {
  base: string
  psp: string
  market: Market
  perSecond: number
  seconds: number
  /** What has no answer is sent again for so long after the end. */
  retryMs: number
}

export interface Shopped {
  attempts: Attempt[]
  placed: number
  payments: number
  /** The seller whose suspension has been answered. */
  stopped: string | null
  /** What that seller sold or was paid since, which must be nothing. */
  soldStopped: string[]
  /** Emits `placed`, so that a crash can follow it immediately. */
  events: EventEmitter
}

export const nothingShopped = (): Shopped => ({
  attempts: [],
  placed: 0,
  payments: 0,
  stopped: null,
  soldStopped: [],
  events: new EventEmitter(),
})

/** Concurrent buyers; more of them only delay each other. */
const CONCURRENCY = 48
const REFUSED = 'refused'

const chance = (share: number) => Math.random() < share
const pick = <T>(from: readonly T[]): T => {
  const picked = from[Math.floor(Math.random() * from.length)]
  if (picked === undefined) throw new Error('there is nothing to pick from')
  return picked
}

const isAnswered = (err: unknown) =>
  err instanceof ApiError && err.status < 500 && err.status !== 429

/** Asks until there is an answer; null when there was none in time. */
async function answered<T>(
  deadline: number,
  ask: () => Promise<T>,
): Promise<T | typeof REFUSED | null> {
  for (let tries = 0; performance.now() < deadline; tries++) {
    try {
      return await ask()
    } catch (err) {
      if (isAnswered(err)) return REFUSED
      await sleep(Math.random() * Math.min(50 * 2 ** tries, 500))
    }
  }
  return null
}

export const clientOf = (base: string, { token }: Pick<Buyer, 'token'>): ApiCall =>
  createClient({
    base,
    locale: () => 'en',
    token: () => token,
    log: () => {},
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(10_000) }),
  })

interface Visit extends Shopping {
  call: ApiCall
  deadline: number
  shopped: Shopped
  /** Of what is bought. */
  sellers: ReadonlySet<string>
}

const isStopped = ({ shopped, sellers }: Visit) =>
  shopped.stopped !== null && sellers.has(shopped.stopped)

/** Sends one checkout, sometimes twice at once, each time with the same id of the attempt. */
export async function submit(
  { call, deadline }: Pick<Visit, 'call' | 'deadline'>,
  attempt: Attempt,
  lines: readonly { sku: Sku; quantity: number }[],
  isDoubled = false,
): Promise<void> {
  const totalMinor = lines.reduce(
    (sum, { sku, quantity }) => sum + sku.priceMinor * BigInt(quantity),
    0n,
  )
  const body = {
    lines: lines.map(({ sku, quantity }) => ({ skuId: sku.id, quantity })),
    submitId: attempt.submitId,
    expected: fromMinor(totalMinor, 'AED'),
  }
  const key = randomUUID()
  const send = (idempotencyKey: string) =>
    answered(deadline, () => call(orderEndpoints.submit, { body, idempotencyKey }))
  const [first, second] = await Promise.all([send(key), isDoubled ? send(randomUUID()) : null])
  const placed = [first, second].find((each) => typeof each === 'object' && each !== null)
  if (placed) attempt.placed = placed
  else attempt.isRefused = first === REFUSED
}

type Payable = Pick<PlacedCheckout, 'payNo' | 'total'>

async function open(visit: Visit, { payNo, total: expected }: Payable, method: PaymentMethod) {
  const { call, deadline, shopped } = visit
  const isRefusable = isStopped(visit)
  const idempotencyKey = randomUUID()
  const opened = await answered(deadline, () =>
    call(paymentEndpoints.open, { body: { payNo, method, expected }, idempotencyKey }),
  )
  if (opened === REFUSED || opened === null) return null
  shopped.payments++
  if (isRefusable) shopped.soldStopped.push(`payment ${payNo} was opened for a suspended seller`)
  return opened
}

/** Opens a payment and pays it at its provider. Whether the browser comes back is left to chance. */
async function pay(visit: Visit, placed: Payable, method: PaymentMethod): Promise<void> {
  const opened = await open(visit, placed, method)
  const { payNo } = placed
  const provider = PROVIDERS[method]
  if (!opened || !provider || opened.step.kind === 'none') return
  await BUYERS[provider].pay(visit.psp, opened.step).catch(() => null)
  if (chance(0.5)) await visit.call(paymentEndpoints.check, { body: { payNo } }).catch(() => null)
}

const cancel = ({ call, deadline }: Visit, { orders }: PlacedCheckout) =>
  Promise.all(
    orders.map(({ orderNumber }) =>
      answered(deadline, () => call(orderEndpoints.cancel, { body: { orderNumber } })),
    ),
  )

/** A notification with a genuine signature about a payment that no one made. */
async function tellUntruth(visit: Visit, placed: Payable): Promise<void> {
  const opened = await open(visit, placed, 'card')
  if (opened?.step.kind !== 'redirect') return
  const session = {
    id: new URL(opened.step.url).pathname.split('/').at(-1),
    object: 'checkout.session',
    status: 'complete',
    payment_status: 'paid',
    payment_intent: `pi_${randomUUID()}`,
  }
  const event = {
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: session },
  }
  const body = JSON.stringify(event)
  const t = Math.floor(Date.now() / 1000)
  const v1 = createHmac('sha256', STRIPE.webhookSecret).update(`${t}.${body}`).digest('hex')
  await answered(visit.deadline, async () => {
    const reply = await fetch(`${visit.base}/webhook/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': `t=${t},v1=${v1}` },
      body,
      signal: AbortSignal.timeout(5000),
    })
    if (!reply.ok) throw new Error(`the notification was answered with ${reply.status}`)
  })
}

const METHODS = ['card', 'card', 'paypal', 'alipay', 'wechat'] as const

type Plan = (visit: Visit, placed: PlacedCheckout) => Promise<unknown>

const payByAny: Plan = (visit, placed) => pay(visit, placed, pick(METHODS))

/** What buyers do with a placed checkout, in turns: a short run has each of them. */
const PLANS: readonly Plan[] = [
  payByAny,
  (visit, placed) => tellUntruth(visit, placed),
  payByAny,
  (visit, placed) => Promise.all([pay(visit, placed, 'card'), pay(visit, placed, 'wechat')]),
  payByAny,
  (visit, placed) => Promise.all([pay(visit, placed, 'card'), cancel(visit, placed)]),
  payByAny,
  (visit, placed) => pay(visit, placed, 'balance'),
  payByAny,
  cancel,
  payByAny,
  () => Promise.resolve(), // leaves without paying
]

/** Every fourth buyer wants the same variant, half of them something else with it. */
const someLines = ({ skus, hot }: Market, n: number) => {
  const wanted = new Set([n % 4 === 0 ? hot : pick(skus), ...(chance(0.5) ? [pick(skus)] : [])])
  return [...wanted].map((sku) => ({ sku, quantity: chance(0.8) ? 1 : 2 }))
}

async function shop(arrival: Omit<Visit, 'sellers'>, { memberId }: Buyer): Promise<void> {
  const { attempts, events, soldStopped } = arrival.shopped
  const lines = someLines(arrival.market, attempts.length)
  const sellers = new Set(lines.map(({ sku }) => sku.sellerId))
  const visit = { ...arrival, sellers }
  const attempt: Attempt = { memberId, submitId: randomUUID(), stores: sellers.size }
  attempts.push(attempt)
  const isRefusable = isStopped(visit)
  await submit(visit, attempt, lines, chance(0.2))
  if (!attempt.placed) return
  if (isRefusable) soldStopped.push(`checkout ${attempt.submitId} was placed at a suspended seller`)
  events.emit('placed')
  await PLANS[visit.shopped.placed++ % PLANS.length]?.(visit, attempt.placed)
}

/** Staff suspend a seller; nothing of theirs may be sold from the answer on [ST-7]. */
export async function suspendSeller(
  { base, market, retryMs }: Shopping,
  shopped: Shopped,
  token: string,
): Promise<void> {
  const sellerId = market.skus[0]?.sellerId ?? ''
  const body = { sellerId, reason: 'Buyers paid for goods that were never sent.' }
  const idempotencyKey = randomUUID()
  const call = clientOf(base, { token })
  const answer = await answered(performance.now() + retryMs, () =>
    call(sellerSuspensionEndpoints.suspend, { body, idempotencyKey }),
  )
  if (answer === REFUSED || answer === null) throw new Error('the seller was not suspended')
  shopped.stopped = sellerId
}

/** Buyers at a constant rate until the time is over; each goes on until it has its answers. */
export async function goShopping(shopping: Shopping, shopped: Shopped): Promise<void> {
  const { base, market, perSecond, seconds, retryMs } = shopping
  const start = performance.now()
  const end = start + seconds * 1000
  const pending = new Set<Promise<void>>()
  let started = 0
  const begin = () => {
    const buyer = pick(market.buyers)
    const visit = { ...shopping, call: clientOf(base, buyer), deadline: end + retryMs, shopped }
    started++
    const visiting = shop(visit, buyer).finally(() => pending.delete(visiting))
    pending.add(visiting)
  }
  while (performance.now() < end) {
    const due = Math.floor(((performance.now() - start) / 1000) * perSecond)
    for (let n = started; n < due && pending.size < CONCURRENCY; n++) begin()
    await sleep(5)
  }
  await Promise.all(pending)
}
