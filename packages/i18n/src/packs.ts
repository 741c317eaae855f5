import arCommon from '../messages/ar/common.json' with { type: 'json' }
import arDevice from '../messages/ar/device.json' with { type: 'json' }
import arError from '../messages/ar/error.json' with { type: 'json' }
import deCommon from '../messages/de/common.json' with { type: 'json' }
import deDevice from '../messages/de/device.json' with { type: 'json' }
import deError from '../messages/de/error.json' with { type: 'json' }
import enCommon from '../messages/en/common.json' with { type: 'json' }
import enDevice from '../messages/en/device.json' with { type: 'json' }
import enError from '../messages/en/error.json' with { type: 'json' }
import esCommon from '../messages/es/common.json' with { type: 'json' }
import esDevice from '../messages/es/device.json' with { type: 'json' }
import esError from '../messages/es/error.json' with { type: 'json' }
import frCommon from '../messages/fr/common.json' with { type: 'json' }
import frDevice from '../messages/fr/device.json' with { type: 'json' }
import frError from '../messages/fr/error.json' with { type: 'json' }
import heCommon from '../messages/he/common.json' with { type: 'json' }
import heDevice from '../messages/he/device.json' with { type: 'json' }
import heError from '../messages/he/error.json' with { type: 'json' }
import koCommon from '../messages/ko/common.json' with { type: 'json' }
import koDevice from '../messages/ko/device.json' with { type: 'json' }
import koError from '../messages/ko/error.json' with { type: 'json' }
import ptCommon from '../messages/pt/common.json' with { type: 'json' }
import ptDevice from '../messages/pt/device.json' with { type: 'json' }
import ptError from '../messages/pt/error.json' with { type: 'json' }
import zhCnCommon from '../messages/zh_CN/common.json' with { type: 'json' }
import zhCnDevice from '../messages/zh_CN/device.json' with { type: 'json' }
import zhCnError from '../messages/zh_CN/error.json' with { type: 'json' }
import zhHkCommon from '../messages/zh_HK/common.json' with { type: 'json' }
import zhHkDevice from '../messages/zh_HK/device.json' with { type: 'json' }
import zhHkError from '../messages/zh_HK/error.json' with { type: 'json' }
import type { LocaleCode } from './locales.ts'
import type { Namespace, Packs } from './messages.ts'

/** A pack may lack keys (English stands in), and English may lack none. */
export type Pack = Readonly<Record<string, string>>

/**
 * Every pack, imported by name so that Node and a bundler see the same files. Server only: a page
 * is sent the messages it asked for, never this table.
 */
export const PACKS: Record<LocaleCode, Record<Namespace, Pack>> & { en: Packs } = {
  en: { common: enCommon, device: enDevice, error: enError },
  zh_CN: { common: zhCnCommon, device: zhCnDevice, error: zhCnError },
  ar: { common: arCommon, device: arDevice, error: arError },
  fr: { common: frCommon, device: frDevice, error: frError },
  zh_HK: { common: zhHkCommon, device: zhHkDevice, error: zhHkError },
  pt: { common: ptCommon, device: ptDevice, error: ptError },
  ko: { common: koCommon, device: koDevice, error: koError },
  he: { common: heCommon, device: heDevice, error: heError },
  de: { common: deCommon, device: deDevice, error: deError },
  es: { common: esCommon, device: esDevice, error: esError },
}

// Object.keys forgets what the type of PACKS knows.
export const NAMESPACES = Object.keys(PACKS.en) as readonly Namespace[]
