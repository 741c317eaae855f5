import { textOf } from '../tree.ts'

export const NEVER_WORDS = 'packages/i18n/never-words.json'

/** A word that a language does not use, and what it uses instead. */
interface Listed {
  /** A regular expression; the check adds the boundaries of a word by script. */
  never: string
  use: string
  /** Phrases in which the word is right. */
  fine?: string[]
  /** The only keys and demo paths that are looked at, with `*` for any ending. */
  only?: string[]
  /** Keys and demo paths where the word is right, with `*` for any ending. */
  except?: string[]
}

export interface NeverWord extends Listed {
  pattern: RegExp
}

const isUnder = (key: string, places: string[]) =>
  places.some((place) => (place.endsWith('*') ? key.startsWith(place.slice(0, -1)) : key === place))

/**
 * Words of the Latin scripts begin and end at a letter's edge. Arabic and Hebrew may have a conjunction, preposition or
 * article in front, Korean a particle behind. Chinese has no edges.
 */
const EDGES: Record<string, [before: string, behind: string]> = {
  ar: ['(?<![\\p{L}\\p{M}])[وفبلك]{0,2}', '(?![\\p{L}\\p{M}])'],
  he: ['(?<!\\p{L})[ובכלמהש]{0,3}', '(?!\\p{L})'],
  ko: ['(?<!\\p{L})', ''],
  zh_CN: ['', ''],
  zh_HK: ['', ''],
}
const LATIN_EDGES = ['(?<![\\p{L}\\d])', '(?![\\p{L}\\d])'] as const

function patternOf(language: string, never: string): RegExp {
  const [before, behind] = EDGES[language] ?? LATIN_EDGES
  return new RegExp(`${before}(?:${never})${behind}`, 'giu')
}

/** Language → its words. */
export async function readNeverWords(root: string): Promise<Map<string, NeverWord[]>> {
  const listed = JSON.parse(await textOf(root, NEVER_WORDS)) as Record<string, Listed[]>
  return new Map(
    Object.entries(listed).map(([language, words]) => [
      language,
      words.map((word) => ({ ...word, pattern: patternOf(language, word.never) })),
    ]),
  )
}

/** The occurrence in a text that is no exception. */
export function neverIn({ pattern, fine, only, except }: NeverWord, key: string, text: string) {
  if ((only && !isUnder(key, only)) || isUnder(key, except ?? [])) return undefined
  const lower = text.toLowerCase()
  const isFine = (at: number, length: number) =>
    (fine ?? []).some((phrase) => {
      const start = lower.lastIndexOf(phrase.toLowerCase(), at)
      return start !== -1 && start + phrase.length >= at + length
    })
  return [...text.matchAll(pattern)].find((found) => !isFine(found.index, found[0].length))?.[0]
}
