import type { LocaleCode } from '@ironsouq/i18n/locales'
import { introsAr } from './intros-ar.ts'
import { introsDe } from './intros-de.ts'
import { introsEn } from './intros-en.ts'
import { introsEs } from './intros-es.ts'
import { introsFr } from './intros-fr.ts'
import { introsHe } from './intros-he.ts'
import { introsKo } from './intros-ko.ts'
import { introsPt } from './intros-pt.ts'
import type { Intros } from './intros-words.ts'
import { introsZhCn } from './intros-zh-cn.ts'
import { introsZhHk } from './intros-zh-hk.ts'

const IN_LANGUAGE: Record<LocaleCode, Intros> = {
  en: introsEn,
  zh_CN: introsZhCn,
  ar: introsAr,
  fr: introsFr,
  zh_HK: introsZhHk,
  pt: introsPt,
  ko: introsKo,
  he: introsHe,
  de: introsDe,
  es: introsEs,
}

/** The words for one category in every language; none where it has no own. */
export function introsOf(code: string): Record<string, string> | undefined {
  const said = Object.entries(IN_LANGUAGE).flatMap(([locale, intros]) => {
    const intro = intros[code]
    return intro === undefined ? [] : [[locale, intro] as const]
  })
  return said.length === 0 ? undefined : Object.fromEntries(said)
}
