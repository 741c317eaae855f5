import type { ApiCall } from '@ironsouq/contract/client'
import { paymentEndpoints } from '@ironsouq/contract/money/payment/payment.endpoints'
import type { PaymentMethod } from '@ironsouq/contract/money/payment/payment.enums'
import { leasePsp } from '@ironsouq/sandboxes/psp/psp-process'
import { eq, sql } from 'drizzle-orm'
import { checkout } from '#features/mall/order/order.tables.ts'
import { systemClock } from '#kernel/clock.ts'
import { startServer, type Overrides } from '../harness.ts'
import { aBuyer, aShop, submitted } from './market.ts'

/** The API and the payment sandbox, with one clock. The sandbox posts its notifications to the API. */
export async function aPaidMall(overrides: Overrides = {}) {
  const psp = await leasePsp()
  const server = await startServer({ ...overrides, pspUrl: psp.url })
  const turnClock = async (to: string) => {
    server.turnClock(to)
    await psp.steer({ skewMs: new Date(to).getTime() - systemClock().getTime() })
  }
  await psp.steer({ notifyOrigin: server.base, drop: -1 })
  await turnClock('2026-11-14T08:00:00Z')
  return {
    server,
    psp,
    turnClock,
    /** Nothing that was posted waits any more. */
    async delivered() {
      while ((await psp.waiting()) > 0) await new Promise((resolve) => setTimeout(resolve, 20))
    },
    async [Symbol.asyncDispose]() {
      await psp[Symbol.asyncDispose]()
      await server[Symbol.asyncDispose]()
    },
  }
}

export type PaidMall = Awaited<ReturnType<typeof aPaidMall>>

/** A member with a checkout at so many stores, of 125 dirhams each. */
export async function aCheckout({ server }: PaidMall, stores = 1) {
  const buyer = await aBuyer(server)
  const shops = await Promise.all(Array.from({ length: stores }, () => aShop(server.ctx)))
  const lines = shops.map(({ skuId }) => ({ skuId, quantity: 1 }))
  const { payNo, orders } = await submitted(buyer.call, lines)
  // As if the dollar and the yuan had had these rates when it was placed.
  const rates = { USD: '1', AED: '3.6725', CNY: '7.11933500' }
  await server.ctx.db.update(checkout).set({ rates }).where(eq(checkout.payNo, payNo))
  return { ...buyer, payNo, orders, shops }
}

/** Pays the total that the page of the payment shows. */
export async function openPayment(call: ApiCall, payNo: string, method: PaymentMethod) {
  const { total: expected } = await call(paymentEndpoints.show, { query: { payNo } })
  return call(paymentEndpoints.open, { body: { payNo, method, expected } })
}

/** What the ledger holds of money by kind of account and currency, and that it adds up to zero. */
export async function ledgerOf({ server }: PaidMall): Promise<Record<string, string>> {
  const { rows } = await server.ctx.db.execute<{ account: string; amount: string }>(sql`
    select account_kind || ' ' || currency as account, sum(amount)::text as amount
    from ledger_entry where currency <> 'PTS' group by 1 having sum(amount) <> 0 order by 1`)
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]))
}
