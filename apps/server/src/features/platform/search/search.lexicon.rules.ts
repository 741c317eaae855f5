import { EMIRATES, type Emirate, type Grade } from '@ironsouq/contract/machines/device/device.enums'
import type { Catalogue, KnownSpec, Named } from './search.catalogue.projection.ts'
import { emirateWords } from './search.emirates.rules.ts'
import { conditionNames } from './search.grade.rules.ts'
import { codesOf, foldText, keyOfText, modelKey, tokensOf } from './search.normalize.rules.ts'
import { LETTER_NAMES } from './search.spelling.ts'
import { SPECS_OF_TRAITS, TRAIT_WORDS, type Trait } from './search.traits.ts'
import { SILENT } from './search.units.rules.ts'

/** All possible meanings of a phrase. */
export interface Meaning {
  categories: Set<string>
  brands: Set<string>
  emirates: Set<Emirate>
  grades: Set<Grade>
  traits: Set<Trait>
  /** Words that mean the same without being a name of anything. */
  same: Set<string>
}

/** The known words, built once per catalogue. */
export interface Lexicon {
  phrases: ReadonlyMap<string, Meaning>
  /** The same, by their letters without spaces: "fork lift" and "forklift". */
  joined: ReadonlyMap<string, Meaning>
  /** Names of categories that state a size, as a whole: "Crawler excavators 12–25 t". */
  sized: ReadonlyMap<string, string>
  silent: ReadonlySet<string>
  /** The tokens of the longest phrase. */
  longest: number
  /** Models by every code they can be typed by. */
  models: ReadonlyMap<string, readonly string[]>
  letters: ReadonlyMap<string, readonly string[]>
  /** Every category with its ancestors. */
  above: ReadonlyMap<string, readonly string[]>
  specs: readonly KnownSpec[]
}

const MOST_TOKENS = 12

export const emptyMeaning = (): Meaning => ({
  categories: new Set(),
  brands: new Set(),
  emirates: new Set(),
  grades: new Set(),
  traits: new Set(),
  same: new Set(),
})

/**
 * "رافعات أفراد (مانلفت)" are two names; a part that states a size is not a name,
 * nor is an abbreviation like "AT", which is a word elsewhere.
 */
export const namesWithin = (name: string): string[] =>
  [
    name.replaceAll(/[（(][^（()）]*[)）]/g, ' '),
    ...[...name.matchAll(/[（(]([^（()）]*)[)）]/g)].map((m) => m[1] ?? ''),
  ]
    .map((part) => part.trim())
    .filter((part) => part.length > 1 && !/\d/.test(part) && !/^[A-Za-z]{2}$/.test(part))

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

/** The names that the catalogue has for a trait: of the specification, or of its option. */
function namesOfTrait(specs: readonly KnownSpec[], trait: Trait): string[] {
  const ways = SPECS_OF_TRAITS[trait]?.specs ?? []
  return ways.flatMap(([code, value]) =>
    specs.flatMap((spec) => {
      if (spec.code !== code) return []
      const named = spec.kind === 'flag' ? [spec] : spec.options
      return named
        .filter((one) => spec.kind === 'flag' || one.code === value)
        .flatMap(({ names }) => Object.values(names))
    }),
  )
}

function phrasesOf({ categories, brands, specs, words }: Catalogue): Map<string, Meaning> {
  const phrases = new Map<string, Meaning>()
  const mean = (phrase: string, tell: (meaning: Meaning) => void) => {
    const key = keyOfText(phrase)
    if (!key) return
    const meaning = phrases.get(key) ?? emptyMeaning()
    tell(meaning)
    phrases.set(key, meaning)
  }
  const spokenNames = ({ names }: Named) =>
    Object.values(names).flatMap((name) => [name, ...namesWithin(name)])
  for (const category of categories.values())
    for (const name of spokenNames(category))
      mean(name, (meaning) => meaning.categories.add(category.code))
  for (const brand of brands.values())
    for (const name of [...Object.values(brand.names), brand.code.replaceAll('-', ' ')])
      mean(name, (meaning) => meaning.brands.add(brand.code))
  for (const emirate of EMIRATES)
    for (const name of emirateWords(emirate)) mean(name, (meaning) => meaning.emirates.add(emirate))
  for (const [name, grades] of conditionNames())
    mean(name, (meaning) => {
      for (const grade of grades) meaning.grades.add(grade)
    })
  for (const trait of Object.keys(TRAIT_WORDS) as Trait[])
    for (const name of [...TRAIT_WORDS[trait], ...namesOfTrait(specs, trait)])
      mean(name, (meaning) => meaning.traits.add(trait))
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

const sizedNames = ({ categories }: Catalogue): Map<string, string> =>
  new Map(
    [...categories.values()].flatMap(({ code, names }) =>
      Object.values(names).flatMap((name): [string, string][] =>
        /\d/.test(name) ? [[keyOfText(name), code]] : [],
      ),
    ),
  )

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

export function lettersByName(): Map<string, string[]> {
  const letters = new Map<string, string[]>()
  for (const [letter, names] of LETTER_NAMES)
    for (const name of names) {
      const key = foldText(name)
      letters.set(key, [...(letters.get(key) ?? []), letter])
    }
  return letters
}

/** The tokens of the longest phrase, within reason. */
export function longestOf(phrases: ReadonlyMap<string, Meaning>): number {
  let longest = 1
  for (const key of phrases.keys()) longest = Math.max(longest, tokensOf(key).length)
  return Math.min(MOST_TOKENS, longest)
}

export function lexiconOf(known: Catalogue, stock: readonly string[] = []): Lexicon {
  const phrases = phrasesOf(known)
  const joined = new Map([...phrases].map(([key, meaning]) => [key.replaceAll(' ', ''), meaning]))
  return {
    phrases,
    joined,
    sized: sizedNames(known),
    silent: new Set(SILENT.map(keyOfText)),
    longest: longestOf(phrases),
    models: modelsByCode(known, stock),
    letters: lettersByName(),
    above: new Map([...known.categories.keys()].map((code) => [code, parentsOf(known, code)])),
    specs: known.specs,
  }
}

/** The edits between two words, or more than `most`. */
export function editsBetween(a: string, b: string, most: number): number {
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

export const editsAllowed = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

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
