/** Reads docs/glossary.md: tables of `term | meaning | not this`. */

export type Kind = 'file' | 'name' | 'text'

/** A word that the glossary refuses, and where. */
export interface Refused {
  /** As the glossary writes it. */
  word: string
  words: string[]
  /** The term to use instead. */
  instead: string
  kinds: ReadonlySet<Kind>
  /** Only as a whole identifier or file name. */
  isAlone: boolean
  /** Starts of paths; empty is everywhere. */
  within: RegExp[]
  outside: RegExp[]
  /** Phrases in which the word is fine. */
  phrases: string[][]
}

/** `pageCache`, `page-cache` and "page cache" are the same words. */
export const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/g) ?? []

const KINDS: Record<string, Kind[]> = {
  'file names only': ['file'],
  'names only': ['file', 'name'],
  'text only': ['text'],
}
const EVERY_KIND: Kind[] = ['file', 'name', 'text']
const ITEM = /`([^`]+)`(?:\s*\(([^)]*)\))?/g

const listOf = (text: string) => text.split(',').map((each) => each.trim().replaceAll('`', ''))

/** The start of a path, in which `*` is anything but a slash. */
const startOf = (path: string) =>
  new RegExp(
    `^${path
      .split('*')
      .map((part) => RegExp.escape(part))
      .join('[^/]*')}`,
  )

function refusedOf(instead: string, word: string, scope: string): Refused | string {
  const refused: Refused = {
    word,
    words: wordsOf(word),
    instead,
    kinds: new Set(EVERY_KIND),
    isAlone: false,
    within: [],
    outside: [],
    phrases: [],
  }
  for (const rule of scope
    .split(';')
    .map((each) => each.trim())
    .filter(Boolean)) {
    const kinds = KINDS[rule]
    const [, verb, list = ''] = /^(not in|in|except) (.+)$/.exec(rule) ?? []
    if (kinds) refused.kinds = new Set(kinds)
    else if (rule === 'alone') refused.isAlone = true
    else if (verb === 'in') refused.within = listOf(list).map(startOf)
    else if (verb === 'not in') refused.outside = listOf(list).map(startOf)
    else if (verb === 'except') refused.phrases = listOf(list).map(wordsOf)
    else return `"${word}" has a scope that no rule explains: ${rule}`
  }
  return refused
}

export interface Glossary {
  terms: string[]
  refused: Refused[]
  faults: string[]
}

export function readGlossary(text: string): Glossary {
  const terms: string[] = []
  const refused: Refused[] = []
  const faults: string[] = []
  for (const line of text.split('\n').filter((each) => each.startsWith('| '))) {
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    const [term = '', meaning = '', notThis = ''] = cells
    if (term === 'term') continue
    if (cells.length !== 3 || meaning === '')
      faults.push(`"${term}" needs three cells: term, meaning, not this`)
    if (terms.includes(term)) faults.push(`"${term}" occurs twice`)
    terms.push(term)
    for (const [, word = '', scope = ''] of notThis.matchAll(ITEM)) {
      const entry = refusedOf(term, word, scope)
      if (typeof entry === 'string') faults.push(entry)
      else refused.push(entry)
    }
  }
  return { terms, refused, faults }
}
