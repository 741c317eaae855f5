import { basename, dirname, resolve } from 'node:path'
import type { Check } from './check.ts'
import { type Kind, readGlossary, type Refused, wordsOf } from './glossary-list.ts'
import { checkOf, type Counts, type Ratchet } from './ratchet.ts'
import { lineAt, partsOf } from './source.ts'
import { filesIn, textIfAny, textOf } from './tree.ts'

const GLOSSARY = 'docs/glossary.md'
const LOOKED_AT = /^(?:(?:apps|packages\/[^/]+\/src|tooling|scripts|e2e|docs)\/.+|[^/]+\.md)$/
const EXCLUDED = [
  /^apps\/[^/]+\/migrations\//, // they never change
  /^packages\/demo\//, // texts of the demo, and the parts of machines that it draws
  /\.(?:words|common-passwords)\.ts$/, // words as data: synonyms, common passwords
  /^CHANGELOG\.md$/, // what was released stays as it was written
  /^docs\/spec\//, // the specification is given
  /^docs\/glossary\.md$/,
]
const SOURCE = /\.(?:[cm]?[jt]sx?)$/
const MESSAGES = /^packages\/i18n\/messages\/en\/\w+\/([^/]+)\.json$/
const IMPORTS = /\b(?:from|import)\s*\(?\s*$/

/** Words that stand together: an identifier, a file name, a comment, a sentence. */
interface Phrase {
  kind: Kind
  words: string[]
  at: number
}

/** Paths and URLs are part of the API and of saved links; they keep their words. */
const isAddress = (text: string) => text.startsWith('/') || text.includes('://')

const identifiersIn = (text: string, from: number): Phrase[] =>
  [...text.matchAll(/[A-Za-z_$][\w$-]*/g)].map((match) => ({
    kind: 'name',
    words: wordsOf(match[0]),
    at: from + match.index,
  }))

/** Keys of the language packs are named there, not here. */
const isMessageKey = (text: string, packs: Set<string>) =>
  /^[\w-]+\.[\w.$-]+$/.test(text) && packs.has(text.slice(0, text.indexOf('.')))

function phrasesOfSource(text: string, packs: Set<string>): Phrase[] {
  const parts = partsOf(text)
  return parts.flatMap((part, i): Phrase[] => {
    if (part.kind === 'code') return identifiersIn(part.text, part.at)
    const words = wordsOf(part.text)
    if (part.kind === 'comment') return [{ kind: 'text', words, at: part.at }]
    const before = parts[i - 1]
    if (before?.kind === 'code' && IMPORTS.test(before.text)) return []
    if (isAddress(part.text) || isMessageKey(part.text, packs)) return []
    return [{ kind: /\s/.test(part.text) ? 'text' : 'name', words, at: part.at }]
  })
}

function phrasesOfDocument(text: string): Phrase[] {
  const found: Phrase[] = []
  const prose = text.replaceAll(/^(`{3,}|~{3,})[\s\S]*?^\1|`[^`\n]+`/gm, (code, _, at: number) => {
    if (!isAddress(code.replaceAll('`', ''))) found.push(...identifiersIn(code, at))
    return code.replaceAll(/[^\n]/g, ' ')
  })
  for (const line of prose.matchAll(/[^\n]+/g))
    found.push({ kind: 'text', words: wordsOf(line[0]), at: line.index })
  return found
}

const isAt = (words: string[], at: number, phrase: string[]) =>
  phrase.every((word, i) => words[at + i] === word)

/** Whether the word at this place stands in one of the phrases in which it is fine. */
const isExcepted = ({ words, phrases }: Refused, among: string[], at: number) =>
  phrases.some((phrase) =>
    phrase.some((_, i) => isAt(phrase, i, words) && isAt(among, at - i, phrase)),
  )

function isRefused(refused: Refused, phrase: Phrase, at: number, place: string): boolean {
  const { within, outside, words, kinds, isAlone } = refused
  const isUnder = (start: RegExp) => start.test(place)
  return (
    kinds.has(phrase.kind) &&
    isAt(phrase.words, at, words) &&
    (!isAlone || phrase.words.length === words.length) &&
    (within.length === 0 || within.some(isUnder)) &&
    !outside.some(isUnder) &&
    !isExcepted(refused, phrase.words, at)
  )
}

interface Hit {
  word: string
  place: string
  /** 0 for the name of the file or folder. */
  line: number
}

interface Found {
  hits: Hit[]
  terms: number
  words: number
  files: number
  faults: string[]
}

/** The name of a file up to its first dot, and its role: `history.personal.ts` is two phrases. */
const nameOf = (name: string): Phrase[] =>
  name
    .split('.')
    .slice(0, -1)
    .map((part) => ({ kind: 'file', words: wordsOf(part), at: 0 }))

async function find(root: string): Promise<Found> {
  const { terms, refused, faults } = readGlossary((await textIfAny(root, GLOSSARY)) ?? '')
  const byFirst = Map.groupBy(refused, ({ words }) => words[0] ?? '')
  const packs = new Set(
    (await filesIn(root, MESSAGES)).map((place) => MESSAGES.exec(place)?.[1] ?? ''),
  )
  const places = (await filesIn(root, LOOKED_AT)).filter(
    (place) => !EXCLUDED.some((each) => each.test(place)),
  )
  const hits: Hit[] = []
  const look = (place: string, phrase: Phrase, text: string | null) =>
    phrase.words.forEach((first, at) => {
      const hit = byFirst.get(first)?.find((each) => isRefused(each, phrase, at, place))
      if (hit)
        hits.push({ word: hit.word, place, line: text === null ? 0 : lineAt(text, phrase.at) })
    })
  for (const folder of new Set(places.map((place) => dirname(place))))
    for (const phrase of nameOf(`${basename(folder)}.`)) look(folder, phrase, null)
  for (const place of places) {
    for (const phrase of nameOf(basename(place))) look(place, phrase, null)
    const isDocument = place.endsWith('.md')
    if (!isDocument && !SOURCE.test(place)) continue
    const text = await textOf(root, place)
    const phrases = isDocument ? phrasesOfDocument(text) : phrasesOfSource(text, packs)
    for (const phrase of phrases) look(place, phrase, text)
  }
  return { hits, terms: terms.length, words: refused.length, files: places.length, faults }
}

async function count(root: string) {
  const { hits, terms, words, files } = await find(root)
  const counts: Counts = {}
  for (const { word } of hits) counts[word] = (counts[word] ?? 0) + 1
  const seen = `${terms} terms, ${words} refused words in ${files} files`
  return { counts, seen: words === 0 || files === 0 ? '' : seen }
}

/** Words that the glossary refuses, in names, comments, titles and documents. */
export const glossaryRatchet: Ratchet = {
  place: 'tooling/checks/glossary.allowed.json',
  count,
  advice: (word) =>
    `use the term of ${GLOSSARY}; \`node tooling/checks/glossary.ts ${word}\` lists`,
}

const words = checkOf(glossaryRatchet)

export const glossary: Check = async (root, seen) => {
  const { faults } = readGlossary((await textIfAny(root, GLOSSARY)) ?? '')
  return [...faults.map((fault) => `${GLOSSARY}: ${fault}`), ...(await words(root, seen))]
}

/** Without an argument the totals by word; with words, every place of them. */
if (import.meta.main) {
  const wanted = process.argv.slice(2)
  const { hits } = await find(resolve(import.meta.dirname, '../..'))
  if (wanted.length > 0)
    for (const { word, place, line } of hits.filter((hit) => wanted.includes(hit.word)))
      console.log(`${place}${line === 0 ? ' (name)' : `:${line}`} ${word}`)
  else
    for (const [word, of] of Map.groupBy(hits, (hit) => hit.word))
      console.log(`${String(of.length).padStart(5)}  ${word}`)
}
