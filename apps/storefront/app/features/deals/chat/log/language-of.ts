import type { LocaleCode } from '@ironsouq/i18n/locales'

/** Letters that one of our languages alone is written with. */
const SCRIPTS: readonly [RegExp, readonly LocaleCode[]][] = [
  [/\p{Script=Arabic}/gu, ['ar']],
  [/\p{Script=Hebrew}/gu, ['he']],
  [/\p{Script=Hangul}/gu, ['ko']],
]

/** Frequent words that the other languages of the same script do not have. */
const WORDS: Partial<Record<LocaleCode, readonly string[]>> = {
  en: ['the', 'and', 'is', 'are', 'you', 'for', 'with', 'we', 'it', 'this', 'have', 'can'],
  de: ['der', 'die', 'das', 'und', 'ist', 'sie', 'wir', 'für', 'mit', 'nicht', 'ein', 'eine'],
  es: ['el', 'los', 'y', 'está', 'usted', 'para', 'con', 'su', 'una', 'puede', 'muy'],
  fr: ['le', 'les', 'et', 'est', 'vous', 'nous', 'pour', 'avec', 'une', 'votre', 'pas'],
  pt: ['os', 'e', 'está', 'você', 'nós', 'com', 'uma', 'não', 'seu', 'sua', 'pode', 'ao'],
}

const SURE = 2

/** Whether a text is surely written in a language; a short or mixed one is not. */
export function isWrittenIn(locale: LocaleCode, text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  for (const [script, locales] of SCRIPTS)
    if (locales.includes(locale)) return (text.match(script)?.length ?? 0) * 2 > letters
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const hits = (code: LocaleCode) => {
    const known = new Set(WORDS[code])
    return words.filter((word) => known.has(word)).length
  }
  const own = hits(locale)
  const others = (Object.keys(WORDS) as LocaleCode[]).filter((code) => code !== locale)
  return own >= SURE && others.every((code) => hits(code) < own)
}
