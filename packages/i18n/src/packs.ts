import arCommon from '../messages/ar/common.json' with { type: 'json' }
import arCompare from '../messages/ar/compare.json' with { type: 'json' }
import arDevice from '../messages/ar/device.json' with { type: 'json' }
import arError from '../messages/ar/error.json' with { type: 'json' }
import arFinding from '../messages/ar/finding.json' with { type: 'json' }
import arHome from '../messages/ar/home.json' with { type: 'json' }
import arJudging from '../messages/ar/judging.json' with { type: 'json' }
import arLanded from '../messages/ar/landed.json' with { type: 'json' }
import arLanding from '../messages/ar/landing.json' with { type: 'json' }
import arLegal from '../messages/ar/legal.json' with { type: 'json' }
import arMail from '../messages/ar/mail.json' with { type: 'json' }
import arPassport from '../messages/ar/passport.json' with { type: 'json' }
import arShell from '../messages/ar/shell.json' with { type: 'json' }
import arSubscription from '../messages/ar/subscription.json' with { type: 'json' }
import deCommon from '../messages/de/common.json' with { type: 'json' }
import deCompare from '../messages/de/compare.json' with { type: 'json' }
import deDevice from '../messages/de/device.json' with { type: 'json' }
import deError from '../messages/de/error.json' with { type: 'json' }
import deFinding from '../messages/de/finding.json' with { type: 'json' }
import deHome from '../messages/de/home.json' with { type: 'json' }
import deJudging from '../messages/de/judging.json' with { type: 'json' }
import deLanded from '../messages/de/landed.json' with { type: 'json' }
import deLanding from '../messages/de/landing.json' with { type: 'json' }
import deLegal from '../messages/de/legal.json' with { type: 'json' }
import deMail from '../messages/de/mail.json' with { type: 'json' }
import dePassport from '../messages/de/passport.json' with { type: 'json' }
import deShell from '../messages/de/shell.json' with { type: 'json' }
import deSubscription from '../messages/de/subscription.json' with { type: 'json' }
import enCommon from '../messages/en/common.json' with { type: 'json' }
import enCompare from '../messages/en/compare.json' with { type: 'json' }
import enDevice from '../messages/en/device.json' with { type: 'json' }
import enError from '../messages/en/error.json' with { type: 'json' }
import enFinding from '../messages/en/finding.json' with { type: 'json' }
import enHome from '../messages/en/home.json' with { type: 'json' }
import enJudging from '../messages/en/judging.json' with { type: 'json' }
import enLanded from '../messages/en/landed.json' with { type: 'json' }
import enLanding from '../messages/en/landing.json' with { type: 'json' }
import enLegal from '../messages/en/legal.json' with { type: 'json' }
import enMail from '../messages/en/mail.json' with { type: 'json' }
import enPassport from '../messages/en/passport.json' with { type: 'json' }
import enShell from '../messages/en/shell.json' with { type: 'json' }
import enSubscription from '../messages/en/subscription.json' with { type: 'json' }
import esCommon from '../messages/es/common.json' with { type: 'json' }
import esCompare from '../messages/es/compare.json' with { type: 'json' }
import esDevice from '../messages/es/device.json' with { type: 'json' }
import esError from '../messages/es/error.json' with { type: 'json' }
import esFinding from '../messages/es/finding.json' with { type: 'json' }
import esHome from '../messages/es/home.json' with { type: 'json' }
import esJudging from '../messages/es/judging.json' with { type: 'json' }
import esLanded from '../messages/es/landed.json' with { type: 'json' }
import esLanding from '../messages/es/landing.json' with { type: 'json' }
import esLegal from '../messages/es/legal.json' with { type: 'json' }
import esMail from '../messages/es/mail.json' with { type: 'json' }
import esPassport from '../messages/es/passport.json' with { type: 'json' }
import esShell from '../messages/es/shell.json' with { type: 'json' }
import esSubscription from '../messages/es/subscription.json' with { type: 'json' }
import frCommon from '../messages/fr/common.json' with { type: 'json' }
import frCompare from '../messages/fr/compare.json' with { type: 'json' }
import frDevice from '../messages/fr/device.json' with { type: 'json' }
import frError from '../messages/fr/error.json' with { type: 'json' }
import frFinding from '../messages/fr/finding.json' with { type: 'json' }
import frHome from '../messages/fr/home.json' with { type: 'json' }
import frJudging from '../messages/fr/judging.json' with { type: 'json' }
import frLanded from '../messages/fr/landed.json' with { type: 'json' }
import frLanding from '../messages/fr/landing.json' with { type: 'json' }
import frLegal from '../messages/fr/legal.json' with { type: 'json' }
import frMail from '../messages/fr/mail.json' with { type: 'json' }
import frPassport from '../messages/fr/passport.json' with { type: 'json' }
import frShell from '../messages/fr/shell.json' with { type: 'json' }
import frSubscription from '../messages/fr/subscription.json' with { type: 'json' }
import heCommon from '../messages/he/common.json' with { type: 'json' }
import heCompare from '../messages/he/compare.json' with { type: 'json' }
import heDevice from '../messages/he/device.json' with { type: 'json' }
import heError from '../messages/he/error.json' with { type: 'json' }
import heFinding from '../messages/he/finding.json' with { type: 'json' }
import heHome from '../messages/he/home.json' with { type: 'json' }
import heJudging from '../messages/he/judging.json' with { type: 'json' }
import heLanded from '../messages/he/landed.json' with { type: 'json' }
import heLanding from '../messages/he/landing.json' with { type: 'json' }
import heLegal from '../messages/he/legal.json' with { type: 'json' }
import heMail from '../messages/he/mail.json' with { type: 'json' }
import hePassport from '../messages/he/passport.json' with { type: 'json' }
import heShell from '../messages/he/shell.json' with { type: 'json' }
import heSubscription from '../messages/he/subscription.json' with { type: 'json' }
import koCommon from '../messages/ko/common.json' with { type: 'json' }
import koCompare from '../messages/ko/compare.json' with { type: 'json' }
import koDevice from '../messages/ko/device.json' with { type: 'json' }
import koError from '../messages/ko/error.json' with { type: 'json' }
import koFinding from '../messages/ko/finding.json' with { type: 'json' }
import koHome from '../messages/ko/home.json' with { type: 'json' }
import koJudging from '../messages/ko/judging.json' with { type: 'json' }
import koLanded from '../messages/ko/landed.json' with { type: 'json' }
import koLanding from '../messages/ko/landing.json' with { type: 'json' }
import koLegal from '../messages/ko/legal.json' with { type: 'json' }
import koMail from '../messages/ko/mail.json' with { type: 'json' }
import koPassport from '../messages/ko/passport.json' with { type: 'json' }
import koShell from '../messages/ko/shell.json' with { type: 'json' }
import koSubscription from '../messages/ko/subscription.json' with { type: 'json' }
import ptCommon from '../messages/pt/common.json' with { type: 'json' }
import ptCompare from '../messages/pt/compare.json' with { type: 'json' }
import ptDevice from '../messages/pt/device.json' with { type: 'json' }
import ptError from '../messages/pt/error.json' with { type: 'json' }
import ptFinding from '../messages/pt/finding.json' with { type: 'json' }
import ptHome from '../messages/pt/home.json' with { type: 'json' }
import ptJudging from '../messages/pt/judging.json' with { type: 'json' }
import ptLanded from '../messages/pt/landed.json' with { type: 'json' }
import ptLanding from '../messages/pt/landing.json' with { type: 'json' }
import ptLegal from '../messages/pt/legal.json' with { type: 'json' }
import ptMail from '../messages/pt/mail.json' with { type: 'json' }
import ptPassport from '../messages/pt/passport.json' with { type: 'json' }
import ptShell from '../messages/pt/shell.json' with { type: 'json' }
import ptSubscription from '../messages/pt/subscription.json' with { type: 'json' }
import zhCnCommon from '../messages/zh_CN/common.json' with { type: 'json' }
import zhCnCompare from '../messages/zh_CN/compare.json' with { type: 'json' }
import zhCnDevice from '../messages/zh_CN/device.json' with { type: 'json' }
import zhCnError from '../messages/zh_CN/error.json' with { type: 'json' }
import zhCnFinding from '../messages/zh_CN/finding.json' with { type: 'json' }
import zhCnHome from '../messages/zh_CN/home.json' with { type: 'json' }
import zhCnJudging from '../messages/zh_CN/judging.json' with { type: 'json' }
import zhCnLanded from '../messages/zh_CN/landed.json' with { type: 'json' }
import zhCnLanding from '../messages/zh_CN/landing.json' with { type: 'json' }
import zhCnLegal from '../messages/zh_CN/legal.json' with { type: 'json' }
import zhCnMail from '../messages/zh_CN/mail.json' with { type: 'json' }
import zhCnPassport from '../messages/zh_CN/passport.json' with { type: 'json' }
import zhCnShell from '../messages/zh_CN/shell.json' with { type: 'json' }
import zhCnSubscription from '../messages/zh_CN/subscription.json' with { type: 'json' }
import zhHkCommon from '../messages/zh_HK/common.json' with { type: 'json' }
import zhHkCompare from '../messages/zh_HK/compare.json' with { type: 'json' }
import zhHkDevice from '../messages/zh_HK/device.json' with { type: 'json' }
import zhHkError from '../messages/zh_HK/error.json' with { type: 'json' }
import zhHkFinding from '../messages/zh_HK/finding.json' with { type: 'json' }
import zhHkHome from '../messages/zh_HK/home.json' with { type: 'json' }
import zhHkJudging from '../messages/zh_HK/judging.json' with { type: 'json' }
import zhHkLanded from '../messages/zh_HK/landed.json' with { type: 'json' }
import zhHkLanding from '../messages/zh_HK/landing.json' with { type: 'json' }
import zhHkLegal from '../messages/zh_HK/legal.json' with { type: 'json' }
import zhHkMail from '../messages/zh_HK/mail.json' with { type: 'json' }
import zhHkPassport from '../messages/zh_HK/passport.json' with { type: 'json' }
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
    compare: enCompare,
    device: enDevice,
    error: enError,
    finding: enFinding,
    home: enHome,
    judging: enJudging,
    landed: enLanded,
    landing: enLanding,
    legal: enLegal,
    mail: enMail,
    passport: enPassport,
    shell: enShell,
    subscription: enSubscription,
  },
  zh_CN: {
    common: zhCnCommon,
    compare: zhCnCompare,
    device: zhCnDevice,
    error: zhCnError,
    finding: zhCnFinding,
    home: zhCnHome,
    judging: zhCnJudging,
    landed: zhCnLanded,
    landing: zhCnLanding,
    legal: zhCnLegal,
    mail: zhCnMail,
    passport: zhCnPassport,
    shell: zhCnShell,
    subscription: zhCnSubscription,
  },
  ar: {
    common: arCommon,
    compare: arCompare,
    device: arDevice,
    error: arError,
    finding: arFinding,
    home: arHome,
    judging: arJudging,
    landed: arLanded,
    landing: arLanding,
    legal: arLegal,
    mail: arMail,
    passport: arPassport,
    shell: arShell,
    subscription: arSubscription,
  },
  fr: {
    common: frCommon,
    compare: frCompare,
    device: frDevice,
    error: frError,
    finding: frFinding,
    home: frHome,
    judging: frJudging,
    landed: frLanded,
    landing: frLanding,
    legal: frLegal,
    mail: frMail,
    passport: frPassport,
    shell: frShell,
    subscription: frSubscription,
  },
  zh_HK: {
    common: zhHkCommon,
    compare: zhHkCompare,
    device: zhHkDevice,
    error: zhHkError,
    finding: zhHkFinding,
    home: zhHkHome,
    judging: zhHkJudging,
    landed: zhHkLanded,
    landing: zhHkLanding,
    legal: zhHkLegal,
    mail: zhHkMail,
    passport: zhHkPassport,
    shell: zhHkShell,
    subscription: zhHkSubscription,
  },
  pt: {
    common: ptCommon,
    compare: ptCompare,
    device: ptDevice,
    error: ptError,
    finding: ptFinding,
    home: ptHome,
    judging: ptJudging,
    landed: ptLanded,
    landing: ptLanding,
    legal: ptLegal,
    mail: ptMail,
    passport: ptPassport,
    shell: ptShell,
    subscription: ptSubscription,
  },
  ko: {
    common: koCommon,
    compare: koCompare,
    device: koDevice,
    error: koError,
    finding: koFinding,
    home: koHome,
    judging: koJudging,
    landed: koLanded,
    landing: koLanding,
    legal: koLegal,
    mail: koMail,
    passport: koPassport,
    shell: koShell,
    subscription: koSubscription,
  },
  he: {
    common: heCommon,
    compare: heCompare,
    device: heDevice,
    error: heError,
    finding: heFinding,
    home: heHome,
    judging: heJudging,
    landed: heLanded,
    landing: heLanding,
    legal: heLegal,
    mail: heMail,
    passport: hePassport,
    shell: heShell,
    subscription: heSubscription,
  },
  de: {
    common: deCommon,
    compare: deCompare,
    device: deDevice,
    error: deError,
    finding: deFinding,
    home: deHome,
    judging: deJudging,
    landed: deLanded,
    landing: deLanding,
    legal: deLegal,
    mail: deMail,
    passport: dePassport,
    shell: deShell,
    subscription: deSubscription,
  },
  es: {
    common: esCommon,
    compare: esCompare,
    device: esDevice,
    error: esError,
    finding: esFinding,
    home: esHome,
    judging: esJudging,
    landed: esLanded,
    landing: esLanding,
    legal: esLegal,
    mail: esMail,
    passport: esPassport,
    shell: esShell,
    subscription: esSubscription,
  },
}

// Object.keys forgets what the type of PACKS knows.
export const NAMESPACES = Object.keys(PACKS.en) as readonly Namespace[]
