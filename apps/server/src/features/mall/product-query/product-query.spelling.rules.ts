import { editsAllowed, editsBetween } from '#features/platform/search/search.lexicon.rules.ts'
import { foldText } from '#features/platform/search/search.normalize.rules.ts'
import type { PartLexicon } from './product-query.lexicon.rules.ts'
import { understandPart, type Knowing } from './product-query.rules.ts'

function nearestSpelling(word: string, { spellings }: PartLexicon): string | null {
  const most = editsAllowed(word)
  let nearest: string | null = null
  let fewest = most + 1
  for (const known of most === 0 ? [] : (spellings.get(word.slice(0, 1)) ?? [])) {
    const edits = editsBetween(word, known, Math.min(most, fewest))
    if (edits < fewest) [nearest, fewest] = [known, edits]
  }
  return nearest
}

const SOLID = /^[\p{Script=Han}\p{Script=Hangul}]{2,}$/u

/** Words without spaces: one character may differ; of two characters the first must be right, and only one word may fit. */
function nearestSolid(word: string, { joined }: PartLexicon): string | null {
  const near = [...joined.keys()].filter(
    (known) =>
      SOLID.test(known) && known.length === word.length && editsBetween(word, known, 1) === 1,
  )
  if (word.length > 2) return near[0] ?? null
  const [only, ...others] = near.filter((known) => known[0] === word[0])
  return others.length === 0 ? (only ?? null) : null
}

/** The text with each unknown word replaced by the known one that it looks like; null when there is none. */
export function respelled(q: string, knowing: Knowing): string | null {
  const { needs } = understandPart(q, knowing)
  let corrected = q
  for (const need of needs) {
    if (need.kind !== 'word' || /\d/.test(need.phrase)) continue
    const typed = foldText(need.phrase)
    const nearest = SOLID.test(typed) ? nearestSolid : nearestSpelling
    const meant = nearest(typed, knowing.lexicon)
    if (meant !== null) corrected = corrected.replace(need.phrase, meant)
  }
  return corrected === q ? null : corrected
}
