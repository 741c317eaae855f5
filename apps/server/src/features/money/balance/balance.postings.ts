import type { PaymentMethod } from '@ironsouq/contract/money/payment/payment.enums'
import { post, type Line } from '#features/money/ledger/ledger.posting.service.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import type { LedgerKinds } from '#kernel/ledger-kinds.ts'

export const balanceLedger = {
  accounts: [
    { name: 'memberCash', owner: 'member', normal: 'credit' },
    { name: 'memberGift', owner: 'member', normal: 'credit' },
    { name: 'forfeited', owner: 'platform', normal: 'credit' },
  ],
  journals: ['topUp', 'balanceGivenUp'],
} satisfies LedgerKinds

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
