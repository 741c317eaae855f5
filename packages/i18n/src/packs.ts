import arCommon from '../messages/ar/common.json' with { type: 'json' }
import arDevice from '../messages/ar/device.json' with { type: 'json' }
import arError from '../messages/ar/error.json' with { type: 'json' }
import arHome from '../messages/ar/home.json' with { type: 'json' }
import arLegal from '../messages/ar/legal.json' with { type: 'json' }
import arMail from '../messages/ar/mail.json' with { type: 'json' }
import arShell from '../messages/ar/shell.json' with { type: 'json' }
import arSubscription from '../messages/ar/subscription.json' with { type: 'json' }
import deCommon from '../messages/de/common.json' with { type: 'json' }
import deDevice from '../messages/de/device.json' with { type: 'json' }
import deError from '../messages/de/error.json' with { type: 'json' }
import deHome from '../messages/de/home.json' with { type: 'json' }
import deLegal from '../messages/de/legal.json' with { type: 'json' }
import deMail from '../messages/de/mail.json' with { type: 'json' }
import deShell from '../messages/de/shell.json' with { type: 'json' }
import deSubscription from '../messages/de/subscription.json' with { type: 'json' }
import enCommon from '../messages/en/common.json' with { type: 'json' }
import enDevice from '../messages/en/device.json' with { type: 'json' }
import enError from '../messages/en/error.json' with { type: 'json' }
import enHome from '../messages/en/home.json' with { type: 'json' }
import enLegal from '../messages/en/legal.json' with { type: 'json' }
import enMail from '../messages/en/mail.json' with { type: 'json' }
import enShell from '../messages/en/shell.json' with { type: 'json' }
import enSubscription from '../messages/en/subscription.json' with { type: 'json' }
import esCommon from '../messages/es/common.json' with { type: 'json' }
import esDevice from '../messages/es/device.json' with { type: 'json' }
import esError from '../messages/es/error.json' with { type: 'json' }
import esHome from '../messages/es/home.json' with { type: 'json' }
import esLegal from '../messages/es/legal.json' with { type: 'json' }
import esMail from '../messages/es/mail.json' with { type: 'json' }
import esShell from '../messages/es/shell.json' with { type: 'json' }
import esSubscription from '../messages/es/subscription.json' with { type: 'json' }
import frCommon from '../messages/fr/common.json' with { type: 'json' }
import frDevice from '../messages/fr/device.json' with { type: 'json' }
import frError from '../messages/fr/error.json' with { type: 'json' }
import frHome from '../messages/fr/home.json' with { type: 'json' }
import frLegal from '../messages/fr/legal.json' with { type: 'json' }
import frMail from '../messages/fr/mail.json' with { type: 'json' }
import frShell from '../messages/fr/shell.json' with { type: 'json' }
import frSubscription from '../messages/fr/subscription.json' with { type: 'json' }
import heCommon from '../messages/he/common.json' with { type: 'json' }
import heDevice from '../messages/he/device.json' with { type: 'json' }
import heError from '../messages/he/error.json' with { type: 'json' }
import heHome from '../messages/he/home.json' with { type: 'json' }
import heLegal from '../messages/he/legal.json' with { type: 'json' }
import heMail from '../messages/he/mail.json' with { type: 'json' }
import heShell from '../messages/he/shell.json' with { type: 'json' }
import heSubscription from '../messages/he/subscription.json' with { type: 'json' }
import koCommon from '../messages/ko/common.json' with { type: 'json' }
import koDevice from '../messages/ko/device.json' with { type: 'json' }
import koError from '../messages/ko/error.json' with { type: 'json' }
import koHome from '../messages/ko/home.json' with { type: 'json' }
import koLegal from '../messages/ko/legal.json' with { type: 'json' }
import koMail from '../messages/ko/mail.json' with { type: 'json' }
import koShell from '../messages/ko/shell.json' with { type: 'json' }
import koSubscription from '../messages/ko/subscription.json' with { type: 'json' }
import ptCommon from '../messages/pt/common.json' with { type: 'json' }
import ptDevice from '../messages/pt/device.json' with { type: 'json' }
import ptError from '../messages/pt/error.json' with { type: 'json' }
import ptHome from '../messages/pt/home.json' with { type: 'json' }
import ptLegal from '../messages/pt/legal.json' with { type: 'json' }
import ptMail from '../messages/pt/mail.json' with { type: 'json' }
import ptShell from '../messages/pt/shell.json' with { type: 'json' }
import ptSubscription from '../messages/pt/subscription.json' with { type: 'json' }
import zhCnCommon from '../messages/zh_CN/common.json' with { type: 'json' }
import zhCnDevice from '../messages/zh_CN/device.json' with { type: 'json' }
import zhCnError from '../messages/zh_CN/error.json' with { type: 'json' }
import zhCnHome from '../messages/zh_CN/home.json' with { type: 'json' }
import zhCnLegal from '../messages/zh_CN/legal.json' with { type: 'json' }
import zhCnMail from '../messages/zh_CN/mail.json' with { type: 'json' }
import zhCnShell from '../messages/zh_CN/shell.json' with { type: 'json' }
import zhCnSubscription from '../messages/zh_CN/subscription.json' with { type: 'json' }
import zhHkCommon from '../messages/zh_HK/common.json' with { type: 'json' }
import zhHkDevice from '../messages/zh_HK/device.json' with { type: 'json' }
import zhHkError from '../messages/zh_HK/error.json' with { type: 'json' }
import zhHkHome from '../messages/zh_HK/home.json' with { type: 'json' }
import zhHkLegal from '../messages/zh_HK/legal.json' with { type: 'json' }
import zhHkMail from '../messages/zh_HK/mail.json' with { type: 'json' }
import zhHkShell from '../messages/zh_HK/shell.json' with { type: 'json' }
import zhHkSubscription from '../messages/zh_HK/subscription.json' with { type: 'json' }
import type { LocaleCode } from './locales.ts'
import type { Namespace, Packs } from './messages.ts'

/** A pack may lack keys (English stands in), and English may lack none. */
export type Pack = Readonly<Record<string, string>>

/**
 * Every pack, imported by name so that Node and a bundler see the same files. Server only: a page
 * is sent the messages it asked for, never this table.
 */
export const PACKS: Record<LocaleCode, Record<Namespace, Pack>> & { en: Packs } = {
  en: {
    common: enCommon,
    device: enDevice,
    error: enError,
    home: enHome,
    legal: enLegal,
    mail: enMail,
    shell: enShell,
    subscription: enSubscription,
  },
  zh_CN: {
    common: zhCnCommon,
    device: zhCnDevice,
    error: zhCnError,
    home: zhCnHome,
    legal: zhCnLegal,
    mail: zhCnMail,
    shell: zhCnShell,
    subscription: zhCnSubscription,
  },
  ar: {
    common: arCommon,
    device: arDevice,
    error: arError,
    home: arHome,
    legal: arLegal,
    mail: arMail,
    shell: arShell,
    subscription: arSubscription,
  },
  fr: {
    common: frCommon,
    device: frDevice,
    error: frError,
    home: frHome,
    legal: frLegal,
    mail: frMail,
    shell: frShell,
    subscription: frSubscription,
  },
  zh_HK: {
    common: zhHkCommon,
    device: zhHkDevice,
    error: zhHkError,
    home: zhHkHome,
    legal: zhHkLegal,
    mail: zhHkMail,
    shell: zhHkShell,
    subscription: zhHkSubscription,
  },
  pt: {
    common: ptCommon,
    device: ptDevice,
    error: ptError,
    home: ptHome,
    legal: ptLegal,
    mail: ptMail,
    shell: ptShell,
    subscription: ptSubscription,
  },
  ko: {
    common: koCommon,
    device: koDevice,
    error: koError,
    home: koHome,
    legal: koLegal,
    mail: koMail,
    shell: koShell,
    subscription: koSubscription,
  },
  he: {
    common: heCommon,
    device: heDevice,
    error: heError,
    home: heHome,
    legal: heLegal,
    mail: heMail,
    shell: heShell,
    subscription: heSubscription,
  },
  de: {
    common: deCommon,
    device: deDevice,
    error: deError,
    home: deHome,
    legal: deLegal,
    mail: deMail,
    shell: deShell,
    subscription: deSubscription,
  },
  es: {
    common: esCommon,
    device: esDevice,
    error: esError,
    home: esHome,
    legal: esLegal,
    mail: esMail,
    shell: esShell,
    subscription: esSubscription,
  },
}

// Object.keys forgets what the type of PACKS knows.
export const NAMESPACES = Object.keys(PACKS.en) as readonly Namespace[]
