import { GRADES, type Grade } from '@ironsouq/contract/machines/device/device.enums'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { foldText } from './search.normalize.rules.ts'
import { GRADE_WORDS } from './search.units.rules.ts'

export interface GradeSpan {
  grade: Grade
  from: number
  to: number
}

/** A machine that is better than asked for is what the buyer wants too, unless it must be repaired. */
const MEANT: Record<Grade, readonly Grade[]> = {
  A: ['A'],
  B: ['A', 'B'],
  C: ['A', 'B', 'C'],
  D: ['D'],
  E: ['E'],
}

/** The conditions as the interface names them in ten languages: "Like new", "For parts". */
export const conditionNames = (): (readonly [name: string, grades: readonly Grade[]])[] =>
  LOCALE_CODES.flatMap((locale) =>
    GRADES.map((grade) => [translator(locale)(`device.grade${grade}`), MEANT[grade]] as const),
  )

/** What the interface itself calls a grade: "Nota", "Nota A", "A 级". */
const shownWords = LOCALE_CODES.flatMap((locale) => {
  const t = translator(locale)
  return [t('device.grade'), t('device.gradeName', { grade: '' })]
})

const words = [
  ...new Set([...GRADE_WORDS, ...shownWords].map((word) => foldText(word).trim())),
].toSorted((a, b) => b.length - a.length)

/** Arabic and Hebrew name the grades by their own first letters as well. */
const LETTERS: Record<Grade, string> = { A: 'aاא', B: 'bبב', C: 'cجג', D: 'dدד', E: 'eهה' }
const ANY_LETTER = Object.values(LETTERS).join('')
const LETTER = String.raw`(?<![\p{Script=Latin}\p{Script=Arabic}\p{Script=Hebrew}\d])(?<letter>[${ANY_LETTER}])(?![\p{Script=Latin}\p{Script=Arabic}\p{Script=Hebrew}\d])`
const ANY = words
  .filter((word) => word !== '')
  .map((word) => RegExp.escape(word))
  .join('|')
const WORD = String.raw`(?<![\p{Script=Latin}\p{Script=Arabic}\p{Script=Hebrew}])(?:${ANY})(?!\p{Script=Latin})`
// Chinese and Korean put the word after the letter, without a space.
const AFTER = String.raw`(?:[ -]+(?:${ANY})(?!\p{Script=Latin})|(?=\p{Script=Han}|\p{Script=Hangul})(?:${ANY}))`
const PATTERNS = [`${WORD}[ -]*${LETTER}`, `${LETTER}${AFTER}`].map(
  (source) => new RegExp(source, 'gu'),
)

/** "grade A", "A级": a single letter is never a grade. */
export function gradesIn(folded: string): GradeSpan[] {
  const found = PATTERNS.flatMap((pattern) =>
    [...folded.matchAll(pattern)].flatMap(({ 0: whole, index, groups }) => {
      const grade = GRADES.find((one) => LETTERS[one].includes(groups?.['letter'] ?? '?'))
      return grade ? [{ grade, from: index, to: index + whole.length }] : []
    }),
  )
  return found.filter(
    (one, n) => found.findIndex(({ from, to }) => one.from < to && one.to > from) === n,
  )
}
