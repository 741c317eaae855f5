import type { BodyOf } from '@ironsouq/contract/endpoint'
import type {
  featureSwitchEndpoints,
  FeatureSwitchRecord,
} from '@ironsouq/contract/platform/feature-switch/feature-switch.endpoints'
import { and, eq, sql } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { ConflictRefusal } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { featureSwitchChanged } from './feature-switch.events.ts'
import { featureSwitchRecord } from './feature-switch.staff.projection.ts'
import { featureSwitch } from './feature-switch.tables.ts'

/** Switches a feature on or off; refused when someone else has switched it since it was read. */
export function setFeatureSwitch(
  ctx: Ctx,
  staffId: string,
  { code, isOn, version }: BodyOf<typeof featureSwitchEndpoints.set>,
): Promise<FeatureSwitchRecord> {
  return atomic(ctx, async (ctx) => {
    const before = await featureSwitchRecord(ctx, code)
    const now = ctx.now()
    const change = { isOn, changedBy: staffId, changedAt: now }
    const first = { ...change, code, version: 2, createdAt: now }
    const changed =
      version === 1
        ? await ctx.db.insert(featureSwitch).values(first).onConflictDoNothing().returning()
        : await ctx.db
            .update(featureSwitch)
            .set({ ...change, version: sql`${featureSwitch.version} + 1` })
            .where(and(eq(featureSwitch.code, code), eq(featureSwitch.version, version)))
            .returning()
    const after = await featureSwitchRecord(ctx, code)
    if (changed.length === 0) throw new ConflictRefusal(after)
    ctx.audit('featureSwitch', code, { isOn: before.isOn }, { isOn })
    await emit(ctx, featureSwitchChanged, { code })
    return after
  })
}
