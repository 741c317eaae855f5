import type { FindingState, Unit } from '@ironsouq/contract/machines/device/device.enums'
import { capital } from '@ironsouq/i18n/capital'
import type { Key, Translate } from '@ironsouq/i18n/messages'
import type { PointKind } from '@ironsouq/ui/patterns/chart/point-map'
import type { BadgeTone } from '@ironsouq/ui/primitives/display/badge'
import type { IconName } from '@ironsouq/ui/primitives/display/icon'
import type { FormState } from './stored-form.ts'

/** In the order of the buttons: the usual answer first. */
export const RESULTS: readonly FindingState[] = ['ok', 'monitor', 'action', 'na']

export const RESULT_WORD = {
  ok: 'device.findingOk',
  monitor: 'device.findingMonitor',
  action: 'device.findingAction',
  na: 'device.findingNa',
} as const satisfies Record<FindingState, Key>

const POINT_KIND: Record<FindingState, PointKind> = {
  ok: 'ok',
  monitor: 'watch',
  action: 'act',
  na: 'none',
}
export const kindOf = (state: FindingState | null): PointKind =>
  state === null ? 'none' : POINT_KIND[state]

const PART_WORD: Partial<Record<string, Key>> = {
  identity: 'backofficeInspection.partIdentity',
  engine: 'backofficeInspection.partEngine',
  cooling: 'backofficeInspection.partCooling',
  hydraulics: 'backofficeInspection.partHydraulics',
  structure: 'backofficeInspection.partStructure',
  undercarriage: 'backofficeInspection.partUndercarriage',
  tyres: 'backofficeInspection.partTyres',
  drivetrain: 'backofficeInspection.partDrivetrain',
  electrics: 'backofficeInspection.partElectrics',
  cab: 'backofficeInspection.partCab',
  safety: 'backofficeInspection.partSafety',
  attachments: 'backofficeInspection.partAttachments',
}

/** A part that has no word yet is shown by its code. */
export const partName = (t: Translate, part: string): string => {
  const key = PART_WORD[part]
  return key === undefined ? part : t(key)
}

/** A measure with its unit; an empty value leaves the unit alone. */
export const withUnit = (t: Translate, unit: Unit, value: string): string =>
  t(`device.unit${capital(unit.toLowerCase())}` as Key, { value }).trim()

export const STATE_LOOK = {
  stored: { word: 'backofficeInspection.stateStored', tone: 'plain', icon: 'phone' },
  waiting: { word: 'backofficeInspection.stateWaiting', tone: 'wait', icon: 'clock' },
  sent: { word: 'backofficeInspection.stateSent', tone: 'proven', icon: 'check' },
  conflict: { word: 'backofficeInspection.stateConflict', tone: 'refused', icon: 'compare' },
} as const satisfies Record<FormState, { word: Key; tone: BadgeTone; icon: IconName }>

/** Facts beside each other, each in its own direction. */
export const inLine = (facts: readonly string[]): string =>
  facts.map((fact) => `\u2068${fact}\u2069`).join(' · ')
