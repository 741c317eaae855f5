import type { LocaleCode } from '@ironsouq/i18n/locales'
import introsAr from '../../texts/ar/intros.json' with { type: 'json' }
import introsDe from '../../texts/de/intros.json' with { type: 'json' }
import introsEn from '../../texts/en/intros.json' with { type: 'json' }
import introsEs from '../../texts/es/intros.json' with { type: 'json' }
import introsFr from '../../texts/fr/intros.json' with { type: 'json' }
import introsHe from '../../texts/he/intros.json' with { type: 'json' }
import introsKo from '../../texts/ko/intros.json' with { type: 'json' }
import introsPt from '../../texts/pt/intros.json' with { type: 'json' }
import introsZhCn from '../../texts/zh_CN/intros.json' with { type: 'json' }
import introsZhHk from '../../texts/zh_HK/intros.json' with { type: 'json' }
import type { Intros } from './intros-words.ts'

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
