import { EMIRATES } from '@ironsouq/contract/machines/device/device.enums'
import { emirateWords } from '#features/platform/search/search.emirates.rules.ts'
import {
  emptyMeaning,
  lettersByName,
  longestOf,
  namesWithin,
  type Lexicon,
  type Meaning,
} from '#features/platform/search/search.lexicon.rules.ts'
import {
  codesOf,
  keyOfText,
  modelKey,
  tokensOf,
} from '#features/platform/search/search.normalize.rules.ts'
import { SILENT } from '#features/platform/search/search.units.rules.ts'
import type {
  KnownMachine,
  KnownNames,
  PartCatalogue,
} from './product-query.catalogue.projection.ts'

/** The words of the parts trade: categories are those of the mall, brands and models those of machines. */
export interface PartLexicon extends Lexicon {
  /** Machines by every code that their model can be typed by. */
  machines: ReadonlyMap<string, readonly KnownMachine[]>
  /** What categories and brands are called, by code and language. */
  labels: Record<'category' | 'machineBrand', ReadonlyMap<string, KnownNames['labels']>>
  /** Single words of all phrases, by their first letter: what a mistyped word may have been. */
  spellings: ReadonlyMap<string, readonly string[]>
}

/** Shorter words are typed right, or mean something else. */
const SHORTEST_SPELLING = 4

function phrasesOf({ categories, brands, machineKinds }: PartCatalogue): Map<string, Meaning> {
  const phrases = new Map<string, Meaning>()
  const mean = (phrase: string, tell: (meaning: Meaning) => void) => {
    const key = keyOfText(phrase)
    if (!key) return
    const meaning = phrases.get(key) ?? emptyMeaning()
    tell(meaning)
    phrases.set(key, meaning)
  }
  for (const { code, names } of categories)
    for (const name of names.flatMap((each) => [each, ...namesWithin(each)]))
      mean(name, (meaning) => meaning.categories.add(code))
  for (const { code, names } of brands)
    for (const name of [...names, code.replaceAll('-', ' ')])
      mean(name, (meaning) => meaning.brands.add(code))
  for (const emirate of EMIRATES)
    for (const name of emirateWords(emirate)) mean(name, (meaning) => meaning.emirates.add(emirate))
  for (const name of machineKinds.flatMap((each) => [each, ...namesWithin(each)])) {
    const key = keyOfText(name)
    if (key && !phrases.has(key)) phrases.set(key, emptyMeaning())
  }
  return phrases
}

function aboveOf({ categories }: PartCatalogue): Map<string, string[]> {
  const parents = new Map(categories.map(({ code, parent }) => [code, parent]))
  const above = (code: string): string[] => {
    const parent = parents.get(code)
    return parent ? [parent, ...above(parent)] : []
  }
  return new Map(categories.map(({ code }) => [code, above(code)]))
}

function machinesByCode({ machines }: PartCatalogue): Map<string, KnownMachine[]> {
  const byCode = new Map<string, KnownMachine[]>()
  for (const machine of machines)
    for (const code of new Set(codesOf(machine.model)))
      if (/\d/.test(code)) byCode.set(code, [...(byCode.get(code) ?? []), machine])
  return byCode
}

const labelsOf = (all: readonly KnownNames[]) =>
  new Map(all.map(({ code, labels }) => [code, labels]))

function spellingsOf(phrases: ReadonlyMap<string, Meaning>): Map<string, string[]> {
  const words = new Set(
    [...phrases.keys()].flatMap((key) =>
      tokensOf(key).flatMap(({ text, solid }) =>
        solid || text.length < SHORTEST_SPELLING || /\d/.test(text) ? [] : [text],
      ),
    ),
  )
  return Map.groupBy(words, (word) => word.slice(0, 1))
}

export function partLexiconOf(known: PartCatalogue): PartLexicon {
  const phrases = phrasesOf(known)
  const machines = machinesByCode(known)
  const startOf = (code: string, found: readonly KnownMachine[]) =>
    found.map(({ model }) => modelKey(model)).filter((key) => key.startsWith(code))
  return {
    phrases,
    joined: new Map([...phrases].map(([key, meaning]) => [key.replaceAll(' ', ''), meaning])),
    sized: new Map(),
    silent: new Set(SILENT.map(keyOfText)),
    longest: longestOf(phrases),
    models: new Map([...machines].map(([code, found]) => [code, startOf(code, found)])),
    letters: lettersByName(),
    above: aboveOf(known),
    specs: [],
    machines,
    labels: { category: labelsOf(known.categories), machineBrand: labelsOf(known.brands) },
    spellings: spellingsOf(phrases),
  }
}
