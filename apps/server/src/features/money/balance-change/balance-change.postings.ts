import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { formatter } from '@ironsouq/i18n/format'
import { lockedMemberBalance } from '#features/money/balance/balance.queries.ts'
import { isPosted, post } from '#features/money/ledger/ledger.posting.service.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import type { LedgerKinds } from '#kernel/ledger-kinds.ts'

export const balanceChangeLedger = {
  accounts: [{ name: 'adjustment', owner: 'platform', normal: 'either' }],
  journals: ['manualChange'],
} satisfies LedgerKinds

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
