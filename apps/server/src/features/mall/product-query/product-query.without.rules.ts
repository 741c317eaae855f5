import type { PartMeaning, PartNeed } from './product-query.rules.ts'

/** What is left of a search without some of its words. */
interface Fewer {
  q: string
  phrase: string
}

const phrasesOf = (need: PartNeed) =>
  need.kind === 'machine' ? [...need.makers, need.phrase] : [need.phrase]

/** The text without its unknown words, without its machine, and without both; the mildest loss first. */
export function fewerWords({ text, needs }: PartMeaning): Fewer[] {
  const words = needs.filter(({ kind }) => kind === 'word')
  const machines = needs.filter(({ kind }) => kind === 'machine')
  const losses = [...words.map((word) => [word]), machines, words, [...machines, ...words]]
  const fewer = losses.flatMap((lost): Fewer[] => {
    const phrases = lost.flatMap(phrasesOf)
    const q = phrases.reduce((left, phrase) => left.replace(phrase, ' '), text)
    return lost.length > 0 && /[\p{L}\p{N}]/u.test(q)
      ? [{ q: q.replaceAll(/\s+/g, ' ').trim(), phrase: phrases.join(' ') }]
      : []
  })
  return [...new Map(fewer.map((each) => [each.q, each])).values()]
}
