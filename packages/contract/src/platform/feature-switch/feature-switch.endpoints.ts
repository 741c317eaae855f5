import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Version } from '../../versioned.ts'

/** What staff can switch off without a release. */
export const FEATURE_SWITCHES = [
  'registration',
  'socialLogin',
  'viewing',
  'subscription',
  'landedCost',
  'topUp',
] as const
export type FeatureSwitch = (typeof FEATURE_SWITCHES)[number]

const IsOn = z._default(z.boolean(), true)

/** A missing one is on: API and storefront may be of neighbouring releases. */
const FeatureSwitches = z.object(
  Object.fromEntries(FEATURE_SWITCHES.map((code) => [code, IsOn])) as Record<
    FeatureSwitch,
    typeof IsOn
  >,
)
export type FeatureSwitches = z.output<typeof FeatureSwitches>

/** Until someone switches one off. */
export const ALL_ON: FeatureSwitches = FeatureSwitches.parse({})

export const FeatureSwitchRecord = z.object({
  code: z.enum(FEATURE_SWITCHES),
  isOn: z.boolean(),
  version: Version,
  /** Null until it was changed for the first time. */
  changed: z.nullable(z.object({ at: z.iso.datetime(), by: z.string() })),
})
export type FeatureSwitchRecord = z.output<typeof FeatureSwitchRecord>

const STAFF = { audience: 'staff', permission: 'setting.edit' } as const

export const featureSwitchEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/feature-switch/list',
    audience: 'anyone',
    summary: 'Which features of the site are on',
    data: FeatureSwitches,
  }),
  records: endpoint({
    method: 'GET',
    path: '/p/staff/feature-switch/list',
    ...STAFF,
    summary: 'Every feature switch, and who changed it last',
    data: z.array(FeatureSwitchRecord),
  }),
  set: endpoint({
    method: 'POST',
    path: '/p/staff/feature-switch/set',
    ...STAFF,
    audit: true,
    versioned: true,
    summary: 'Switches a feature on or off that has not been switched since it was read',
    body: z.object({ code: z.enum(FEATURE_SWITCHES), isOn: z.boolean(), version: Version }),
    data: FeatureSwitchRecord,
  }),
}
