import {
  type LoyaltyRecord,
  type LoyaltySettings,
  USUAL_LOYALTY,
} from '@ironsouq/contract/people/loyalty/loyalty.endpoints'
import type { Ctx } from '#kernel/ctx.ts'
import { loyaltySetting } from './loyalty.tables.ts'

/** As staff change it; what was never changed is at version 1. */
export async function loyaltyRecord(ctx: Ctx): Promise<LoyaltyRecord> {
  const [row] = await ctx.db.select().from(loyaltySetting)
  // A value that a later release added has its usual one until staff save again.
  return row
    ? { version: row.version, settings: { ...USUAL_LOYALTY, ...row.settings } }
    : { version: 1, settings: USUAL_LOYALTY }
}

export const loyaltySettings = async (ctx: Ctx): Promise<LoyaltySettings> =>
  (await loyaltyRecord(ctx)).settings
