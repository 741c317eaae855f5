import { aPaidOrder, aPayout, aSettledOrder, aTopUp } from '#features/ledger/ledger.builder.ts'
import { rollUpBalances } from '#features/ledger/ledger.roll-up.service.ts'
import type { TestServer } from '../harness.ts'

interface Firm {
  server: TestServer
  sellerId: string
  buyerId: string
  number: number
}

/** Money of orders of a seller: held, due and paid out. */
export async function moneyOfOrders({ server: { ctx }, sellerId, buyerId, number }: Firm) {
  const of = { sellerId, memberId: buyerId }
  const amountMinor = BigInt(10_000_000 + number * 1_111_100)
  const { orderId, dueMinor } = await aSettledOrder(ctx, { ...of, amountMinor })
  await aPayout(ctx, { sellerId, amountMinor: dueMinor / 2n })
  await aTopUp(ctx, { memberId: buyerId, amountMinor })
  await aPaidOrder(ctx, { ...of, amountMinor: amountMinor / 2n, method: 'balance' })
  await rollUpBalances(ctx)
  return { orderId }
}
