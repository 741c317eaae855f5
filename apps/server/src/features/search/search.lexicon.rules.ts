import { EMIRATES, type Emirate } from '@ironsouq/contract/device/device.enums'
import type { Catalogue, Named } from './search.catalogue.projection.ts'
import { EMIRATE_WORDS } from './search.emirates.ts'
import { codesOf, foldText, keyOfText, modelKey, tokensOf } from './search.normalize.rules.ts'
import { LETTER_NAMES } from './search.spelling.ts'
import { SILENT } from './search.units.ts'

/** All possible meanings of a phrase. */
export interface Meaning {
  categories: Set<string>
  brands: Set<string>
  emirates: Set<Emirate>
  /** Words that mean the same without being a name of anything. */
  same: Set<string>
}

/** The known words, built once per catalogue. */
export interface Lexicon {
  phrases: ReadonlyMap<string, Meaning>
  /** The same, by their letters without spaces: "fork lift" and "forklift". */
  joined: ReadonlyMap<string, Meaning>
  silent: ReadonlySet<string>
  /** The tokens of the longest phrase. */
  longest: number
  /** Models by every code they can be typed by. */
  models: ReadonlyMap<string, readonly string[]>
  letters: ReadonlyMap<string, readonly string[]>
  /** Every category with its ancestors. */
  above: ReadonlyMap<string, readonly string[]>
}

const MOST_TOKENS = 12

const emptyMeaning = (): Meaning => ({
  categories: new Set(),
  brands: new Set(),
  emirates: new Set(),
  same: new Set(),
})

/** "رافعات أفراد (مانلفت)" are two names; a part that states a size is not a name. */
export const namesWithin = (name: string): string[] =>
  [
    name.replaceAll(/[（(][^（()）]*[)）]/g, ' '),
    ...[...name.matchAll(/[（(]([^（()）]*)[)）]/g)].map((m) => m[1] ?? ''),
  ]
    .map((part) => part.trim())
    .filter((part) => part.length > 1 && !/\d/.test(part))

function parentsOf({ categories }: Catalogue, code: string): string[] {
  const above: string[] = []
  for (
    let at = categories.get(code)?.parent;
    at && above.length < 8;
    at = categories.get(at)?.parent
  )
    above.push(at)
  return above
}

function phrasesOf({ categories, brands, words }: Catalogue): Map<string, Meaning> {
  const phrases = new Map<string, Meaning>()
  const mean = (phrase: string, tell: (meaning: Meaning) => void) => {
    const key = keyOfText(phrase)
    if (!key) return
    const meaning = phrases.get(key) ?? emptyMeaning()
    tell(meaning)
    phrases.set(key, meaning)
  }
  const spokenNames = ({ names }: Named) =>
    Object.values(names).flatMap((name) => namesWithin(name))
  for (const category of categories.values())
    for (const name of spokenNames(category))
      mean(name, (meaning) => meaning.categories.add(category.code))
  for (const brand of brands.values())
    for (const name of [...Object.values(brand.names), brand.code.replaceAll('-', ' ')])
      mean(name, (meaning) => meaning.brands.add(brand.code))
  for (const emirate of EMIRATES)
    for (const name of EMIRATE_WORDS[emirate])
      mean(name, (meaning) => meaning.emirates.add(emirate))
  for (const set of words) {
    const same = set.words.map(foldText)
    for (const word of set.words)
      mean(word, (meaning) => {
        if (set.category) meaning.categories.add(set.category)
        else if (set.brand) meaning.brands.add(set.brand)
        else for (const other of same) meaning.same.add(other)
      })
  }
  return phrases
}

function modelsByCode({ models }: Catalogue, more: readonly string[]): Map<string, string[]> {
  const byCode = new Map<string, string[]>()
  const names = new Set([...models.map(({ model }) => model), ...more])
  for (const name of names)
    for (const code of new Set(codesOf(name)))
      if (/\d/.test(code)) {
        const known = byCode.get(code)
        if (known) known.push(modelKey(name))
        else byCode.set(code, [modelKey(name)])
      }
  return byCode
}

function lettersByName(): Map<string, string[]> {
  const letters = new Map<string, string[]>()
  for (const [letter, names] of LETTER_NAMES)
    for (const name of names) {
      const key = foldText(name)
      letters.set(key, [...(letters.get(key) ?? []), letter])
    }
  return letters
}

export function lexiconOf(known: Catalogue, stock: readonly string[] = []): Lexicon {
  const phrases = phrasesOf(known)
  const joined = new Map([...phrases].map(([key, meaning]) => [key.replaceAll(' ', ''), meaning]))
  let longest = 1
  for (const key of phrases.keys()) longest = Math.max(longest, tokensOf(key).length)
  return {
    phrases,
    joined,
    silent: new Set(SILENT.map(keyOfText)),
    longest: Math.min(MOST_TOKENS, longest),
    models: modelsByCode(known, stock),
    letters: lettersByName(),
    above: new Map([...known.categories.keys()].map((code) => [code, parentsOf(known, code)])),
  }
}

/** The edits between two words, or more than `most`. */
function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      const edit = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same)
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && i > 1 && j > 1
      next.push(swapped ? Math.min(edit, (before[j - 2] ?? 0) + 1) : edit)
    }
    if (Math.min(...next) > most) return most + 1
    before = row
    row = next
  }
  return row[b.length] ?? most + 1
}

const editsAllowed = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** The known phrases nearest to an unknown word. */
export function nearestTo({ joined }: Lexicon, word: string): Meaning | undefined {
  const most = editsAllowed(word)
  if (most === 0 || /\d/.test(word)) return undefined
  let nearest: Meaning | undefined
  let fewest = most + 1
  for (const [phrase, meaning] of joined) {
    const edits = editsBetween(word, phrase, Math.min(most, fewest))
    if (edits < fewest) [nearest, fewest] = [meaning, edits]
  }
  return nearest
}
