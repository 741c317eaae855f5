import {
  BALANCE_CURRENCY,
  BALANCE_MAX_MINOR,
  TOP_UP_DAY_MAX_MINOR,
} from '@ironsouq/contract/money/balance/balance.limits'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { formatter } from '@ironsouq/i18n/format'
import { sql } from 'drizzle-orm'
import { memberBalance } from '#features/money/balance/balance.queries.ts'
import { lockMember } from '#features/people/member/member.service.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'

const DAY_MS = 86_400_000

/** What else the member topped up since a time, and what is being paid and not in the balance yet. */
async function toppedUp(ctx: TxCtx, memberId: string, besides: string | null) {
  const since = new Date(ctx.now().getTime() - DAY_MS)
  const { rows } = await ctx.db.execute<{ day: string; open: string }>(sql`
    select coalesce(sum(t.amount_minor) filter (where t.created_at > ${since}), 0) as day,
      coalesce(sum(t.amount_minor) filter (where not p.is_paid), 0) as open
    from top_up t join lateral (
      select bool_or(state = 'paid') as is_paid from payment
      where top_up_id = t.id and state in ('opening', 'open', 'paid')) p on p.is_paid is not null
    where t.member_id = ${memberId} and t.id is distinct from ${besides}::uuid
      and (t.created_at > ${since} or not p.is_paid)`)
  return { dayMinor: BigInt(rows[0]?.day ?? 0), openMinor: BigInt(rows[0]?.open ?? 0) }
}

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
