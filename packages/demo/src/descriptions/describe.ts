import { formatter } from '@ironsouq/i18n/format'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { emirateKey } from '../places.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { he } from './he.ts'
import { ko } from './ko.ts'
import type { Facts, Phrases, Sayings, Told } from './phrases.ts'
import { pt } from './pt.ts'
import { zhCn } from './zh-cn.ts'
import { zhHk } from './zh-hk.ts'

const PHRASES: Record<LocaleCode, Phrases> = {
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

const WITH_CONDITION = [
  ['made', 'condition', 'place'],
  ['made', 'condition', 'ownership'],
  ['condition', 'papers', 'place'],
  ['condition', 'made', 'papers'],
] as const
const WITHOUT_CONDITION = [
  ['made', 'papers', 'place'],
  ['made', 'ownership', 'papers'],
] as const
const ALL = [...WITH_CONDITION, ...WITHOUT_CONDITION]

type Topic = keyof Phrases

/** Three topics; a machine that cannot work as it stands always says so. */
export function topicsOf({ grade }: Facts, variant: number): readonly Topic[] {
  const orders = grade === 'D' || grade === 'E' ? WITH_CONDITION : ALL
  return orders[variant % orders.length] ?? WITH_CONDITION[0]
}

function sayingsOf(phrases: Phrases, topic: Topic, told: Told): Sayings {
  switch (topic) {
    case 'made':
      return phrases.made(told)
    case 'place':
      return phrases.place(told)
    case 'condition':
      return phrases.condition[told.grade]
    case 'ownership':
      return phrases.ownership[told.ownership]
    case 'papers':
      return phrases.papers[told.customs]
  }
}

/** `full` is the place of the one sentence said in full, so that no two begin alike. */
export function describe(
  locale: LocaleCode,
  facts: Facts,
  { variant, full }: { variant: number; full: number },
): string {
  const told = {
    ...facts,
    number: (value: number) => formatter(locale).number(value),
    emirateName: translator(locale)(emirateKey(facts.emirate)),
  }
  const sentences = topicsOf(facts, variant).map((topic, i) => {
    const [brief, whole] = sayingsOf(PHRASES[locale], topic, told)
    return i === full ? whole : brief
  })
  return sentences.join(locale === 'zh_CN' || locale === 'zh_HK' ? '' : ' ')
}
