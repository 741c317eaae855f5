import type { PairIssue } from '@ironsouq/contract/machines/device-admin/device-admin.enums'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { pairsOf } from './device.duplicates.queries.ts'
import { deviceIssueDecision } from './device.tables.ts'

interface Given {
  deviceId: string
  issue: PairIssue
  otherId: string
}

/** Staff found that two machines are different ones: what they have in common is no issue any more. */
export const decideIssue = (
  ctx: Ctx,
  { deviceId, issue, otherId }: Given,
  staffId: string,
): Promise<void> =>
  atomic(ctx, async (ctx) => {
    const pairs = await pairsOf(ctx, deviceId)
    if (!pairs.some((pair) => pair.issue === issue && pair.deviceId === otherId)) throw notFound()
    await ctx.db
      .insert(deviceIssueDecision)
      .values({ deviceId, issue, otherId, staffId, createdAt: ctx.now() })
    ctx.audit('device', deviceId, { [issue]: otherId }, { [issue]: null })
  })
