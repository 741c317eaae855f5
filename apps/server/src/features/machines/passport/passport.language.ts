import type { Unit } from '@ironsouq/contract/machines/device/device.enums'
import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import { capital } from '@ironsouq/i18n/capital'
import { formatter, type Formatter } from '@ironsouq/i18n/format'
import { messagesOf } from '@ironsouq/i18n/load'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Translate } from '@ironsouq/i18n/messages'
import { runtimeOf } from '@ironsouq/i18n/runtime'

/** A machine in one language, and the words of that language. */
export interface Language {
  device: Device
  locale: LocaleCode
  t: Translate
  format: Formatter
}

export function languageOf(locale: LocaleCode, device: Device): Language {
  const i18n = runtimeOf(locale, messagesOf(locale, ['device', 'passport', 'shell', 'common']))
  return { device, locale, t: (key, values) => i18n._(key, values), format: formatter(locale) }
}

/** Units that the keys spell differently from the contract. */
const UNIT_KEY = {
  kW: 'Kw',
  kVA: 'Kva',
  kN: 'Kn',
  kNm: 'Knm',
  dB: 'Db',
} as const satisfies Partial<Record<Unit, string>>

type OwnKey = keyof typeof UNIT_KEY
const isOwn = (unit: Unit): unit is OwnKey => Object.hasOwn(UNIT_KEY, unit)

/** A figure with its unit. */
export function measured({ t, format }: Language, value: number, unit: Unit | null): string {
  const figure = format.number(value)
  if (unit === null) return figure
  const name = isOwn(unit) ? UNIT_KEY[unit] : capital(unit)
  return t(`device.unit${name}`, { value: figure })
}
