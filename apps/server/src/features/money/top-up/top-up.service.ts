import { randomInt } from 'node:crypto'
import { BALANCE_CURRENCY } from '@ironsouq/contract/money/balance/balance.limits'
import { minorOf } from '@ironsouq/contract/money/money/minor-units'
import { PAY_WITHIN_MINUTES } from '@ironsouq/contract/money/payment/payment.limits'
import { currencies } from '#features/money/currency/currency.queries.ts'
import { requireOn } from '#features/platform/feature-switch/feature-switch.queries.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { limitTopUp } from './top-up.limits.service.ts'
import { topUp } from './top-up.tables.ts'

/** `T` keeps it apart from the numbers of checkouts. */
const numberAt = (now: Date) =>
  `T${now.toISOString().slice(2, 10).replaceAll('-', '')}${String(randomInt(10 ** 10)).padStart(10, '0')}`

/** Begins a top-up while they are offered. Nothing is charged yet. */
export const beginTopUp = (
  ctx: Ctx,
  memberId: string,
  amount: string,
): Promise<{ payNo: string }> =>
  atomic(ctx, async (ctx) => {
    await requireOn(ctx, 'topUp')
    const now = ctx.now()
    const amountMinor = minorOf({ amount, currency: BALANCE_CURRENCY })
    await limitTopUp(ctx, memberId, { id: null, amountMinor })
    const known = await currencies(ctx)
    const payNo = numberAt(now)
    await ctx.db.insert(topUp).values({
      memberId,
      payNo,
      amountMinor,
      currency: BALANCE_CURRENCY,
      rates: Object.fromEntries(known.map((each) => [each.currencyCode, each.exchangeRate])),
      expiresAt: new Date(now.getTime() + PAY_WITHIN_MINUTES * 60_000),
      createdAt: now,
    })
    return { payNo }
  })
