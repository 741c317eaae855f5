import type { LocaleCode } from './locales.ts'
import type { Namespace, Packs } from './messages.ts'
import { ar } from './packs/ar.ts'
import { de } from './packs/de.ts'
import { en } from './packs/en.ts'
import { es } from './packs/es.ts'
import { fr } from './packs/fr.ts'
import { he } from './packs/he.ts'
import { ko } from './packs/ko.ts'
import { pt } from './packs/pt.ts'
import { zhCn } from './packs/zh-cn.ts'
import { zhHk } from './packs/zh-hk.ts'

/** A pack may lack keys (English is the fallback); the English one may not. */
export type Pack = Readonly<Record<string, string>>

/**
 * Every pack, imported by name so that Node and a bundler see the same files. Server only: a page
 * is sent the messages it asked for, never this table.
 */
export const PACKS: Record<LocaleCode, Record<Namespace, Pack>> & { en: Packs } = {
  en,
  zh_CN: zhCn,
  ar,
  fr,
  zh_HK: zhHk,
  pt,
  ko,
  he,
  de,
  es,
}

// Object.keys returns string[] and loses the key type of PACKS.
export const NAMESPACES = Object.keys(PACKS.en) as readonly Namespace[]
