import type { Unit } from '@ironsouq/contract/machines/device/device.enums'
import { capital } from '@ironsouq/i18n/capital'
import type { Key, Values } from '@ironsouq/i18n/messages'

/** The message of a number with its unit. */
export const unitWord = (unit: Unit): Key =>
  `device.unit${capital(unit.toLowerCase() as Lowercase<Unit>)}`

/** A unit without a number, as a label shows it. */
export const unitName = (t: (key: Key, values: Values) => string, unit: Unit): string =>
  t(unitWord(unit), { value: '' }).trim()
