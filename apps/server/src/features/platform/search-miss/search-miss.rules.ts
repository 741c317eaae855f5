import type { DeviceQuery } from '@ironsouq/contract/machines/device/device.query'
import { foldText, keyOfText } from '#features/platform/search/search.normalize.rules.ts'

export const WORDS_LENGTH_MAX = 60
const WORDS_LENGTH_MIN = 2
/** More words are a sentence, which might say something about its writer. */
const WORDS_MOST = 8

/** An address of a person or a page, or so many digits as a telephone number has. */
const PERSONAL = /@|:\/\/|www\.|\d(?:[\s().+/-]*\d){6}/

/** The words of a search as they are counted; null if they are not to be stored. */
export function wordsToKeep(q: string): string | null {
  if (PERSONAL.test(foldText(q))) return null
  const words = keyOfText(q)
  const isFit = words.length >= WORDS_LENGTH_MIN && words.length <= WORDS_LENGTH_MAX
  return isFit && words.split(' ').length <= WORDS_MOST ? words : null
}

const BESIDE_WORDS = new Set(['q', 'current', 'size', 'sort', 'literal'])

/** The text of a search by words alone: with a filter it is unknown which of the two found nothing. */
export function plainSearch(query: DeviceQuery): string | null {
  const isPlain = Object.entries(query).every(
    ([name, value]) => value === undefined || BESIDE_WORDS.has(name),
  )
  return isPlain && query.current === 1 && query.q ? query.q : null
}
