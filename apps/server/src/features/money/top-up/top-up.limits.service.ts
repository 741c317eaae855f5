import {
  BALANCE_CURRENCY,
  BALANCE_MAX_MINOR,
  TOP_UP_DAY_MAX_MINOR,
} from '@ironsouq/contract/money/balance/balance.limits'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { formatter } from '@ironsouq/i18n/format'
import { memberBalance } from '#features/money/balance/balance.queries.ts'
import { lockMember } from '#features/people/member/member.service.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import { toppedUp } from './top-up.projection.ts'

/**
 * Refuses a top-up beyond what a member may add in a day or hold in all: stored value without a bound
 * suits a stolen card. Serialised by the lock of the member.
 */
export async function limitTopUp(
  ctx: TxCtx,
  memberId: string,
  { id, amountMinor }: { id: string | null; amountMinor: bigint },
): Promise<void> {
  await lockMember(ctx, memberId)
  const { dayMinor, openMinor } = await toppedUp(ctx, memberId, id)
  const { totalMinor } = await memberBalance(ctx, memberId, BALANCE_CURRENCY)
  const money = (minor: bigint) =>
    formatter(ctx.locale).money(fromMinor(minor > 0n ? minor : 0n, BALANCE_CURRENCY))
  const leftToday = TOP_UP_DAY_MAX_MINOR - dayMinor
  if (amountMinor > leftToday)
    throw new Refusal('error.topUpAboveDay', {
      max: money(TOP_UP_DAY_MAX_MINOR),
      left: money(leftToday),
    })
  const room = BALANCE_MAX_MINOR - totalMinor - openMinor
  if (amountMinor > room)
    throw new Refusal('error.balanceAboveMax', { max: money(BALANCE_MAX_MINOR), left: money(room) })
}
