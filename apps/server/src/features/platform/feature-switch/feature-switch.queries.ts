import {
  FIRST_SWITCHES,
  type FeatureSwitch,
  type FeatureSwitches,
} from '@ironsouq/contract/platform/feature-switch/feature-switch.endpoints'
import type { Key } from '@ironsouq/i18n/messages'
import type { Ctx } from '#kernel/ctx.ts'
import { cached } from '#kernel/data/cached.ts'
import { Refusal } from '#kernel/errors.ts'
import { featureSwitch } from './feature-switch.tables.ts'

/** Which features are on, up to a second old; inside a transaction they are read again. */
export const featureSwitches = cached({ seconds: 1 }, async (ctx): Promise<FeatureSwitches> => {
  const { code, isOn } = featureSwitch
  const rows = await ctx.db.select({ code, isOn }).from(featureSwitch)
  return { ...FIRST_SWITCHES, ...Object.fromEntries(rows.map((row) => [row.code, row.isOn])) }
})

/** What the features that refuse while they are off say, and what to do instead. */
const REFUSALS = {
  registration: 'error.registrationOff',
  viewing: 'error.viewingOff',
  subscription: 'error.subscriptionOff',
  socialLogin: 'error.socialNotOffered',
  topUp: 'error.topUpOff',
} as const satisfies Partial<Record<FeatureSwitch, Key>>

export async function requireOn(ctx: Ctx, code: keyof typeof REFUSALS): Promise<void> {
  if (!(await featureSwitches(ctx))[code]) throw new Refusal(REFUSALS[code])
}
