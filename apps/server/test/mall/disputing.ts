import { paymentEndpoints } from '@ironsouq/contract/money/payment/payment.endpoints'
import type { PaymentMethod } from '@ironsouq/contract/money/payment/payment.enums'
import { BUYERS } from '@ironsouq/sandboxes/psp/buyers'
import { eq, sql } from 'drizzle-orm'
import { PROVIDERS } from '#features/money/payment/payment.rules.ts'
import { payment } from '#features/money/payment/payment.tables.ts'
import { aCheckout, openPayment, type PaidMall } from './paying.ts'

/** Pays at the page of the provider; returns what the provider calls the money. */
async function paidAt(
  { server, psp }: PaidMall,
  { call, payNo }: Pick<Awaited<ReturnType<typeof aCheckout>>, 'call' | 'payNo'>,
  method: PaymentMethod = 'card',
): Promise<string> {
  const { paymentId, step } = await openPayment(call, payNo, method)
  const provider = PROVIDERS[method]
  if (step.kind === 'none' || !provider) throw new Error('no page')
  await BUYERS[provider].pay(psp.url, step)
  await call(paymentEndpoints.check, { body: { payNo } })
  const [paid] = await server.ctx.db.select().from(payment).where(eq(payment.id, paymentId))
  return paid?.captureRef ?? ''
}

/** A paid order of 125 dirhams. */
export async function aPaidOrderAt(mall: PaidMall, method: PaymentMethod = 'card') {
  const checkout = await aCheckout(mall)
  const captureRef = await paidAt(mall, checkout, method)
  const [order, shop] = [checkout.orders[0], checkout.shops[0]]
  if (!order || !shop) throw new Error('no order')
  return { ...checkout, ...order, ...shop, captureRef }
}

/** The buyer asks their bank for the money back, and the provider posts it. */
export async function disputed(
  mall: PaidMall,
  captureRef: string,
  provider: 'stripe' | 'paypal' = 'stripe',
): Promise<string> {
  await mall.psp.steer({ drop: 0 })
  const { id } = await mall.psp.post(`/_sandbox/${provider}/disputes`, {
    payment_intent: captureRef,
    capture: captureRef,
  })
  await mall.delivered()
  await mall.server.work()
  return String(id)
}

/** The bank decides, and the provider posts it. */
export async function decided(
  mall: PaidMall,
  disputeRef: string,
  status: 'won' | 'lost',
  provider: 'stripe' | 'paypal' = 'stripe',
): Promise<void> {
  await mall.psp.post(`/_sandbox/${provider}/disputes/${disputeRef}`, { status })
  await mall.delivered()
  await mall.server.work()
}

/** Journals, orders and currencies whose lines do not add up to zero. */
export async function unbalanced({ server }: PaidMall): Promise<unknown[]> {
  const { rows } = await server.ctx.db.execute(sql`
    select journal_id, subject_id, currency, sum(amount) from ledger_entry
    group by grouping sets ((journal_id, currency), (subject_id, currency)) having sum(amount) <> 0`)
  return rows
}
