import { randomUUID } from 'node:crypto'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { eq, gt, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { placeCheckout, prepareCheckout } from '#features/mall/order/checkout/checkout.service.ts'
import { endOrdersInTime } from '#features/mall/order/order.deadlines.job.ts'
import { shipParcel } from '#features/mall/order/order.merchant.service.ts'
import { cancelOrder, receiveOrder } from '#features/mall/order/order.service.ts'
import { storeOrder } from '#features/mall/order/order.tables.ts'
import { refundOrder } from '#features/mall/order/payment/order.refund.service.ts'
import { postManualChange } from '#features/money/balance-change/balance-change.postings.ts'
import { memberBalance } from '#features/money/balance/balance.queries.ts'
import { orderSubject } from '#features/money/ledger/ledger.posting.service.ts'
import { amountFor } from '#features/money/ledger/ledger.queries.ts'
import { address } from '#features/people/address/address.tables.ts'
import { aMember } from '#features/people/member/member.builder.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { event } from '#kernel/data/kernel.tables.ts'
import { Refusal } from '#kernel/errors.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { ADDRESS, aShop, stockOf } from '#test/mall/market.ts'
import {
  BALANCE,
  createModel,
  happening,
  PRICES,
  STOCK,
  type Happening,
  type ModelOrder,
} from '#test/sequences/order-model.ts'
import { createProvider } from '#test/sequences/provider.ts'
import { checkSequences, SEQUENCES, TIMEOUT_MS } from '#test/sequences/run.ts'
import { runDeadlines } from '#test/work/deadlines.ts'
import { checkPayments, checkRefunds } from './payment.check.job.ts'
import { openAtProvider, payByBalance } from './payment.open.service.ts'
import { referenceOf } from './payment.rules.ts'
import { settlePayment } from './payment.settle.service.ts'

const MINUTE_MS = 60_000
const provider = createProvider()
const CONSUMERS = /^(?:order\.(?:free-stock|sell-held-stock)|payment\.|refund\.)/

let server: TestServer
let ctx: Ctx
let at = new Date('2026-11-14T08:00:00Z')
let delivered = 0n

beforeAll(async () => {
  server = await startServer()
  const payments = { ...server.ctx.payments, stripe: provider.port }
  // Events are stored; this test delivers them itself.
  ctx = { ...server.ctx, payments, now: () => at, consumersOf: () => [] }
})
afterAll(() => server[Symbol.asyncDispose]())

/** What events cause, and what that causes, in any order and perhaps twice. */
async function deliver({ isTwice, isReversed }: Happening): Promise<void> {
  const { consumers } = server.parts.registry
  for (;;) {
    const rows = await ctx.db.select().from(event).where(gt(event.seq, delivered))
    if (rows.length === 0) return
    delivered = rows.reduce((last, { seq }) => (seq > last ? seq : last), delivered)
    const due = rows.flatMap(({ seq, name, payload, createdAt }) =>
      consumers
        .filter((each) => each.on.name === name && CONSUMERS.test(each.name))
        .map(
          (each) => () =>
            each.handle(ctx, {
              ...(payload as object),
              eventId: String(seq),
              at: createdAt,
            } as never),
        ),
    )
    const once = isReversed ? due.toReversed() : due
    for (const handle of isTwice ? [...once, ...due] : once) await handle()
  }
}

/** Whether it was done; false when it was refused. */
const isDone = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (err: unknown) => {
      if (err instanceof Refusal) return false
      throw err
    },
  )

/** Two stores with one variant each, and a buyer with a balance. */
async function aWorld() {
  const shops = [
    await aShop(ctx, { stock: STOCK, priceMinor: PRICES[0] }),
    await aShop(ctx, { stock: STOCK, priceMinor: PRICES[1] }),
  ] as const
  const { id: memberId } = await aMember(ctx)
  const times = { createdAt: at, updatedAt: at }
  await ctx.db.insert(address).values({ memberId, ...ADDRESS, isDefault: true, ...times })
  const topUp = { changeId: randomUUID(), memberId, currency: 'AED', amountMinor: BALANCE }
  await atomic(ctx, (ctx) => postManualChange(ctx, topUp))
  return { shops, memberId, payNos: [] as string[], model: createModel() }
}

type World = Awaited<ReturnType<typeof aWorld>>

/** One checkout at one or both stores. */
async function order(world: World, { quantities }: Happening): Promise<void> {
  const { shops, memberId, model, payNos } = world
  const stores = ([0, 1] as const).filter((store) => quantities[store] > 0)
  const lines = stores.map((store) => ({ skuId: shops[store].skuId, quantity: quantities[store] }))
  const total = stores.reduce((sum, store) => sum + PRICES[store] * BigInt(quantities[store]), 0n)
  const asked = {
    lines,
    deliveries: [],
    submitId: randomUUID(),
    expected: fromMinor(total, 'AED'),
    isFromCart: false,
  }
  const isPossible = model.canOrder(quantities)
  const submitting = prepareCheckout(ctx, memberId, asked).then((prepared) =>
    atomic(ctx, (ctx) => placeCheckout(ctx, memberId, asked, prepared)),
  )
  expect(await isDone(submitting), 'order').toBe(isPossible)
  if (!isPossible) return
  const { placed } = await submitting
  const checkout = model.nextCheckout()
  payNos.push(placed.payNo)
  for (const { orderId: id, orderNumber: number, sellerId } of placed.orders) {
    const store = sellerId === shops[0].sellerId ? 0 : 1
    const quantity = quantities[store]
    const amount = PRICES[store] * BigInt(quantity)
    const of = { id, number, checkout, store, quantity, amount } as const
    model.orders.push({ ...of, state: 'pendingPayment', paidBy: null, wasShipped: false })
  }
}

async function open({ model, memberId, payNos }: World, checkout: number): Promise<void> {
  const isPossible = model.waiting(checkout).length > 0
  const known = model.openAttempt(checkout)
  const expected = fromMinor(model.totalOf(checkout), 'AED')
  const asked = { payNo: payNos[checkout] ?? '', method: 'card', expected } as const
  const opening = openAtProvider(ctx, memberId, asked)
  expect(await isDone(opening), 'open').toBe(isPossible)
  const row = isPossible ? (await opening)?.row : null
  if (!row) return
  if (known) return expect(row.id).toBe(known.id)
  const amount = model.totalOf(checkout)
  const orders = model.waiting(checkout).length
  model.payments.push({ id: row.id, checkout, amount, orders, isTaken: false, state: 'open' })
}

async function expire({ model }: World, step: Happening): Promise<void> {
  at = new Date(at.getTime() + 40 * MINUTE_MS)
  model.expire(step.isReversed)
  if (!step.isReversed) await runDeadlines(ctx, checkPayments)
  await runDeadlines(ctx, endOrdersInTime)
  await deliver(step)
  await runDeadlines(ctx, checkPayments)
}

/** What happens to one order: what the model says is possible, and the command. */
function changeOf({ model, memberId }: World, of: ModelOrder, kind: Happening['kind']) {
  if (kind === 'cancel')
    return { isPossible: model.cancel(of), work: () => cancelOrder(ctx, memberId, of.number) }
  if (kind === 'ship') {
    const isPossible = of.state === 'pendingDelivery'
    if (isPossible) Object.assign(of, { state: 'pendingReceipt', wasShipped: true })
    const parcel = { orderId: of.id, carrier: 'aramex', trackingNo: randomUUID() } as const
    return { isPossible, work: () => shipParcel(ctx, randomUUID(), parcel) }
  }
  if (kind === 'receive') {
    const isPossible = of.state === 'pendingReceipt'
    if (isPossible) of.state = 'completed'
    return { isPossible, work: () => receiveOrder(ctx, memberId, of.number) }
  }
  // After something was sent the after-sales flow decides.
  if (kind !== 'refund' || of.wasShipped) return null
  const isPossible = model.refund(of)
  return { isPossible, work: () => atomic(ctx, (ctx) => refundOrder(ctx, of.id)) }
}

async function happen(world: World, step: Happening): Promise<void> {
  const { model, memberId, payNos } = world
  if (step.kind === 'order') await order(world, step)
  if (step.kind === 'expire') await expire(world, step)
  const checkout = step.of % Math.max(payNos.length, 1)
  if (step.kind === 'open' && payNos.length > 0) await open(world, checkout)
  if (step.kind === 'payByBalance' && payNos.length > 0) {
    const expected = fromMinor(model.totalOf(checkout), 'AED')
    const isPossible = model.payByBalance(checkout)
    const paying = payByBalance(ctx, memberId, { payNo: payNos[checkout] ?? '', expected })
    expect(await isDone(paying), 'pay by balance').toBe(isPossible)
  }
  const payment = model.payments[step.of % Math.max(model.payments.length, 1)]
  if (step.kind === 'pay' && payment) {
    provider.pay(referenceOf(payment.id))
    if (payment.state === 'open') payment.isTaken = true
  }
  // The notification of a payment comes at once, later or never.
  if (payment && (step.kind === 'notify' || (step.kind === 'pay' && step.isTwice))) {
    model.settle(payment)
    await Promise.all(
      Array.from({ length: step.isTwice ? 3 : 1 }, () => settlePayment(ctx, payment.id)),
    )
  }
  const of = model.orders[step.of % Math.max(model.orders.length, 1)]
  const change = of && changeOf(world, of, step.kind)
  if (change) expect(await isDone(change.work()), step.kind).toBe(change.isPossible)
  await deliver(step)
}

const FIRST: Happening = {
  kind: 'order',
  of: 0,
  quantities: [1, 1],
  isTwice: false,
  isReversed: false,
}

const heldOf = ({ state, amount }: ModelOrder) =>
  state === 'pendingDelivery' || state === 'pendingReceipt' ? amount : 0n

/** The database says what the model says: orders, stock, money at the provider, the ledger. */
async function expectAgreement({ model, shops, memberId }: World): Promise<void> {
  const ids = model.orders.map(({ id }) => id)
  const rows = await ctx.db.select().from(storeOrder).where(inArray(storeOrder.id, ids))
  const states = new Map(rows.map(({ id, state }) => [id, state]))
  expect(model.orders.map(({ id }) => states.get(id))).toEqual(
    model.orders.map(({ state }) => state),
  )
  expect(await ctx.db.$count(storeOrder, eq(storeOrder.memberId, memberId))).toBe(ids.length)
  for (const store of [0, 1] as const)
    expect(await stockOf(server, shops[store].skuId)).toEqual(model.stockOf(store))
  for (const payment of model.payments)
    expect(provider.net(referenceOf(payment.id)), payment.state).toBe(model.netOf(payment))
  const { totalMinor } = await memberBalance(ctx, memberId, 'AED')
  expect(totalMinor).toBe(model.balance())
  for (const order of model.orders.filter(({ state }) => state !== 'completed'))
    expect(await amountFor(ctx, orderSubject(order.id), 'escrow'), order.state).toBe(heldOf(order))
}

const wrongMovements = `
  select sku_id from stock join (
    select sku_id, warehouse_id, sum(on_hand_change)::int as on_hand, sum(held_change)::int as held
    from stock_movement group by 1, 2) as moved using (sku_id, warehouse_id)
  where (stock.on_hand, stock.held) is distinct from (moved.on_hand, moved.held)`

it(
  `agrees with a small model after each of ${SEQUENCES} random sequences of ordering, paying, cancelling, expiring, shipping and refunding [OR-4] [OR-8] [PY-3] [PY-4]`,
  async () => {
    await checkSequences(happening, async (sequence) => {
      const world = await aWorld()
      // Most of what can happen needs an order at both stores.
      await order(world, FIRST)
      for (const step of sequence) await happen(world, step)
      await expectAgreement(world)
      // Nothing is left for the next sequence: the time of all orders passes.
      const last = { isTwice: false, isReversed: false } as Happening
      await expire(world, last)
      await deliver(last)
      await runDeadlines(ctx, checkRefunds)
      await expectAgreement(world)
    })
    expect((await server.pool.query(wrongMovements)).rows).toEqual([])
  },
  TIMEOUT_MS,
)
