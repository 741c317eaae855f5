import { PUBLISHED_FROM_QUALITY } from '@ironsouq/contract/machines/device-admin/device-admin.enums'
import {
  devicesToCheck,
  standingOfDevice,
  writeCheck,
} from '#features/machines/device/device.check.service.ts'
import { makeMove } from '#features/machines/device/device.service.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { listingFacts } from './device-admin.facts.projection.ts'
import { checkAgainOn, issuesOf, qualityOf } from './device-admin.quality.rules.ts'

const MOST_BATCHES = 50

const dayOf = (ctx: Ctx) => ctx.now().toISOString().slice(0, 10)

/** Calculates quality and issues of one machine; returns the machines that it was mistaken for. */
async function checkOne(ctx: Ctx, deviceId: string): Promise<string[]> {
  const found = await listingFacts(ctx, deviceId)
  if (!found) return []
  const { facts, pairs } = found
  const today = dayOf(ctx)
  await writeCheck(ctx, deviceId, {
    quality: qualityOf(facts, today).score,
    issues: issuesOf(facts, today),
    checkAgainOn: checkAgainOn(facts, today),
  })
  return pairs.map((pair) => pair.deviceId)
}

/** Checks a machine, and the others that it has something in common with: they have an issue as well. */
export async function checkDevice(ctx: Ctx, deviceId: string): Promise<void> {
  const others = await checkOne(ctx, deviceId)
  for (const other of new Set(others)) await checkOne(ctx, other)
}

/** Machines whose issues may have changed with the day; the rest of very many follows in the next run. */
export async function checkDue(ctx: Ctx): Promise<void> {
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const due = await devicesToCheck(ctx, dayOf(ctx))
    if (due.length === 0) return
    for (const id of due) await checkDevice(ctx, id)
  }
}

/**
 * Publishes a machine that its seller has submitted, without a review: if the seller is trusted, the
 * listing is good enough and nothing is doubtful about it [EQ-8].
 */
export const publishIfTrusted = (ctx: Ctx, deviceId: string): Promise<boolean> =>
  atomic(ctx, async (ctx) => {
    if ((await standingOfDevice(ctx, deviceId)) !== 'trusted') return false
    const found = await listingFacts(ctx, deviceId)
    if (!found?.isComplete) return false
    const { score } = qualityOf(found.facts, dayOf(ctx))
    if (score < PUBLISHED_FROM_QUALITY || issuesOf(found.facts, dayOf(ctx)).length > 0) return false
    await makeMove(ctx, { deviceId, action: 'publish', by: 'system' })
    return true
  })
