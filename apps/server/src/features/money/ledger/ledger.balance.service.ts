import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { PaymentMethod } from '@ironsouq/contract/money/payment/payment.enums'
import { formatter } from '@ironsouq/i18n/format'
import type { TxCtx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import { isPosted, post, type Line } from './ledger.posting.service.ts'
import { lockedMemberBalance } from './ledger.queries.ts'

interface TopUp {
  paymentId: string
  method: PaymentMethod
  memberId: string
  currency: string
  amountMinor: bigint
  /** What the provider took, where it cannot charge the currency of the balance [PY-6]. */
  chargedMinor?: bigint | undefined
  chargedCurrency?: string | undefined
  /** What the platform adds. */
  giftMinor?: bigint | undefined
}

/** Adds a paid top-up to the balance of a member, who can spend it when this transaction commits. */
export function creditTopUp(ctx: TxCtx, topUp: TopUp): Promise<boolean> {
  const { paymentId, method, memberId, currency, amountMinor, giftMinor = 0n } = topUp
  const { chargedMinor = amountMinor, chargedCurrency = currency } = topUp
  const cash: Line = { kind: 'memberCash', owner: memberId, currency, amountMinor }
  const taken = { currency: chargedCurrency, owner: method, amountMinor: -chargedMinor }
  const exchanged: Line[] =
    chargedCurrency === currency
      ? []
      : [
          { kind: 'exchange', owner: '', currency: chargedCurrency, amountMinor: chargedMinor },
          { kind: 'exchange', owner: '', currency, amountMinor: -amountMinor },
        ]
  return post(ctx, {
    kind: 'topUp',
    ref: paymentId,
    asked: topUp,
    paymentId,
    lines: [
      { ...taken, kind: 'clearing' },
      ...exchanged,
      cash,
      { kind: 'promotion', owner: '', currency, amountMinor: -giftMinor },
      { kind: 'memberGift', owner: memberId, currency, amountMinor: giftMinor },
    ],
  })
}

interface ManualChange {
  changeId: string
  memberId: string
  currency: string
  /** Below zero to take away. */
  amountMinor: bigint
}

/** A change by hand of what a member paid in. What is not there cannot be taken. */
export async function postManualChange(ctx: TxCtx, change: ManualChange): Promise<boolean> {
  const { changeId, memberId, currency, amountMinor } = change
  const journal = { kind: 'manualChange', ref: changeId, asked: change } as const
  const { cashMinor } = await lockedMemberBalance(ctx, memberId, currency)
  if (await isPosted(ctx, journal)) return false
  if (cashMinor + amountMinor < 0n)
    throw new Refusal('error.memberBalanceTooSmall', {
      amount: formatter(ctx.locale).money(fromMinor(cashMinor, currency)),
    })
  return post(ctx, {
    ...journal,
    lines: [
      { kind: 'adjustment', owner: '', currency, amountMinor: -amountMinor },
      { kind: 'memberCash', owner: memberId, currency, amountMinor },
    ],
  })
}

interface GivenUp {
  memberId: string
  currency: string
  cashMinor: bigint
  giftMinor: bigint
}

/** A member gives up their balance with their account: gifts go back to where they came from. */
export const postBalanceGivenUp = (ctx: TxCtx, given: GivenUp): Promise<boolean> => {
  const { memberId, currency, cashMinor, giftMinor } = given
  return post(ctx, {
    kind: 'balanceGivenUp',
    ref: memberId,
    asked: given,
    lines: [
      { kind: 'memberCash', owner: memberId, currency, amountMinor: -cashMinor },
      { kind: 'forfeited', owner: '', currency, amountMinor: cashMinor },
      { kind: 'memberGift', owner: memberId, currency, amountMinor: -giftMinor },
      { kind: 'promotion', owner: '', currency, amountMinor: giftMinor },
    ],
  })
}
