import {
  FEATURE_SWITCHES,
  FIRST_SWITCHES,
  type FeatureSwitch,
  type FeatureSwitchRecord,
} from '@ironsouq/contract/platform/feature-switch/feature-switch.endpoints'
import { eq } from 'drizzle-orm'
import { staff } from '#features/people/staff/staff.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { featureSwitch } from './feature-switch.tables.ts'

/** Every switch in the order of the contract, with who changed it last. */
export async function featureSwitchRecords(ctx: Ctx): Promise<FeatureSwitchRecord[]> {
  const { code, isOn, version, changedAt } = featureSwitch
  const rows = await ctx.db
    .select({ code, isOn, version, changedAt, changedBy: staff.name })
    .from(featureSwitch)
    .leftJoin(staff, eq(staff.id, featureSwitch.changedBy))
  const known = new Map(rows.map((row) => [row.code, row]))
  return FEATURE_SWITCHES.map((each) => {
    const row = known.get(each)
    return {
      code: each,
      isOn: row?.isOn ?? FIRST_SWITCHES[each],
      version: row?.version ?? 1,
      changed: row ? { at: row.changedAt.toISOString(), by: row.changedBy ?? '' } : null,
    }
  })
}

export const featureSwitchRecord = async (
  ctx: Ctx,
  wanted: FeatureSwitch,
): Promise<FeatureSwitchRecord> =>
  one((await featureSwitchRecords(ctx)).filter(({ code }) => code === wanted))
