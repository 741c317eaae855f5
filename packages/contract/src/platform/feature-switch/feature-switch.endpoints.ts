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
  'auction',
] as const
export type FeatureSwitch = (typeof FEATURE_SWITCHES)[number]

/** Off until staff switch it on: pages promise no auction before there is one. */
const OFF_AT_FIRST: readonly FeatureSwitch[] = ['auction']

const switchOf = (code: FeatureSwitch) => z._default(z.boolean(), !OFF_AT_FIRST.includes(code))

/** One that is missing has its first value: API and storefront may be of neighbouring releases. */
const FeatureSwitches = z.object(
  Object.fromEntries(FEATURE_SWITCHES.map((code) => [code, switchOf(code)])) as Record<
    FeatureSwitch,
    ReturnType<typeof switchOf>
  >,
)
export type FeatureSwitches = z.output<typeof FeatureSwitches>

/** Until staff change one. */
export const FIRST_SWITCHES: FeatureSwitches = FeatureSwitches.parse({})

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
