import { GRADES, type Grade } from '@ironsouq/contract/device/device.enums'
import { foldText } from './search.normalize.rules.ts'
import { GRADE_WORDS } from './search.units.ts'

export interface GradeSpan {
  grade: Grade
  from: number
  to: number
}

const words = [...new Set(GRADE_WORDS.map(foldText))].toSorted((a, b) => b.length - a.length)
const LETTER = String.raw`(?<![\p{Script=Latin}\d])(?<letter>[a-e])(?![\p{Script=Latin}\d])`
const ANY = words.join('|')
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
      const grade = GRADES.find((one) => one.toLowerCase() === groups?.['letter'])
      return grade ? [{ grade, from: index, to: index + whole.length }] : []
    }),
  )
  return found.filter(
    (one, n) => found.findIndex(({ from, to }) => one.from < to && one.to > from) === n,
  )
}
