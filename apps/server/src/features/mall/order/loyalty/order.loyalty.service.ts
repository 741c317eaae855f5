import { takeBackGrowth } from '#features/people/member-level/member-level.growth.service.ts'
import { isMemberThere } from '#features/people/member/member.service.ts'
import { takeBackPoints } from '#features/people/points/points.service.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import type { storeOrder } from '../order.tables.ts'

type Order = Pick<typeof storeOrder.$inferSelect, 'id' | 'number' | 'memberId'>

/** Takes back what an order brought, as far as it is not spent, and once. */
export async function takeBackReward(
  ctx: TxCtx,
  { id: ref, number: orderNumber, memberId }: Order,
): Promise<void> {
  if (!(await isMemberThere(ctx, memberId))) return
  const of = { source: 'purchase', ref, as: 'purchaseTakenBack' } as const
  await takeBackPoints(ctx, { ...of, orderNumber })
  await takeBackGrowth(ctx, of)
}
