import type { Lexicon, Meaning } from './search.lexicon.rules.ts'
import { keyOf, type Token } from './search.normalize.rules.ts'
import { needOf, type Need, type Span } from './search.reading.rules.ts'

const MOST_IN_CODE = 5
const MOST_SPELT = 9

interface CodeRead {
  count: number
  code: string
  /** Models that start with the code; a code from within a model has none. */
  models: string[]
}

/** A model can be typed in parts: "PC 200 8" is three tokens and one code. */
function typedCode(
  tokens: readonly Token[],
  at: number,
  { models }: Lexicon,
): CodeRead | undefined {
  for (let count = Math.min(MOST_IN_CODE, tokens.length - at); count > 0; count--) {
    const some = tokens.slice(at, at + count)
    if (some.some(({ solid }) => solid)) continue
    const code = some.map(({ text }) => text).join('')
    const known = models.get(code)
    if (known) return { count, code, models: known.filter((model) => model.startsWith(code)) }
  }
  return undefined
}

/** Letters by their names: "بي سي 200" and "피씨200" are PC200. */
function speltCode(tokens: readonly Token[], at: number, lexicon: Lexicon): CodeRead | undefined {
  const { letters, models } = lexicon
  const few = Math.min(MOST_SPELT, tokens.length - at)
  const waysFrom = (from: number): { to: number; parts: readonly string[] }[] => {
    const token = tokens[from]
    if (!token) return []
    if (/^[a-z\d]+$/.test(token.text)) return [{ to: from + 1, parts: [token.text] }]
    return [1, 2, 3].flatMap((count) => {
      const name = tokens
        .slice(from, from + count)
        .map(({ text }) => text)
        .join('')
      const parts = token.solid || count === 1 ? letters.get(name) : undefined
      return parts && from + count <= tokens.length ? [{ to: from + count, parts }] : []
    })
  }
  let best: CodeRead | undefined
  const read = (from: number, code: string, spelt: boolean) => {
    const known = spelt ? models.get(code) : undefined
    if (known && (!best || from - at > best.count))
      best = { count: from - at, code, models: known.filter((model) => model.startsWith(code)) }
    if (from - at >= few || code.length > 12) return
    for (const { to, parts } of waysFrom(from))
      for (const part of parts)
        read(to, code + part, spelt || !/^[a-z\d]+$/.test(tokens[from]?.text ?? ''))
  }
  read(at, '', false)
  return best
}

function codeAt(tokens: readonly Token[], at: number, lexicon: Lexicon): CodeRead | undefined {
  const typed = typedCode(tokens, at, lexicon)
  const spelt = speltCode(tokens, at, lexicon)
  return spelt && spelt.count > (typed?.count ?? 0) ? spelt : typed
}

interface PhraseRead {
  count: number
  meaning?: Meaning
  silent?: boolean
}

const touches = (a: Token | undefined, b: Token | undefined) =>
  a !== undefined && b !== undefined && a.solid && b.solid && a.to === b.from

/** Words are written together with "and", "in" and the like in Arabic and Hebrew. */
const PREFIXED = /^(?:[وبلك]|لل|[הבלמוש])(?=[\p{Script=Arabic}\p{Script=Hebrew}]{3,})/u

function lookUp(some: readonly Token[], { phrases, joined }: Lexicon): Meaning | undefined {
  const key = keyOf(some)
  const found = phrases.get(key)
  if (found) return found
  const letters = key.replaceAll(' ', '')
  // Two words that are one elsewhere; shorter ones would be found in anything.
  if (letters.length >= 5 && !some.some(({ text }) => /\d/.test(text))) {
    const together = joined.get(letters)
    if (together) return together
  }
  return some.length === 1 && PREFIXED.test(key)
    ? phrases.get(key.replace(PREFIXED, ''))
    : undefined
}

/** A single character within a longer word is not a separate word. */
function isApart(tokens: readonly Token[], at: number, count: number): boolean {
  if (count > 1 || !tokens[at]?.solid) return true
  return !touches(tokens[at - 1], tokens[at]) && !touches(tokens[at], tokens[at + 1])
}

const MOST_IN_NAME = 20

/** The names of categories with their sizes, which would otherwise be read as words and figures. */
export function sizedNamesIn(
  tokens: readonly Token[],
  { sized }: Lexicon,
): { category: string; from: number; to: number }[] {
  const found: { category: string; from: number; to: number }[] = []
  for (let at = 0; at < tokens.length; at++)
    for (let count = Math.min(MOST_IN_NAME, tokens.length - at); count > 1; count--) {
      const some = tokens.slice(at, at + count)
      const category = sized.get(keyOf(some))
      if (category === undefined) continue
      found.push({ category, from: some[0]?.from ?? 0, to: some.at(-1)?.to ?? 0 })
      at += count - 1
      break
    }
  return found
}

/** The longest known phrase that starts here, or an unknown word. */
function phraseAt(tokens: readonly Token[], at: number, lexicon: Lexicon): PhraseRead {
  for (let count = Math.min(lexicon.longest, tokens.length - at); count > 0; count--) {
    if (!isApart(tokens, at, count)) continue
    const some = tokens.slice(at, at + count)
    const meaning = lookUp(some, lexicon)
    if (meaning) return { count, meaning }
    if (lexicon.silent.has(keyOf(some))) return { count, silent: true }
  }
  if (!tokens[at]?.solid) return { count: 1 }
  return solidWord(tokens, at, lexicon)
}

/** Characters up to the next phrase; one that is only attached to a phrase has no meaning. */
function solidWord(tokens: readonly Token[], at: number, lexicon: Lexicon): PhraseRead {
  let count = 1
  while (
    touches(tokens[at + count - 1], tokens[at + count]) &&
    !beginsPhrase(tokens, at + count, lexicon)
  )
    count++
  const hangsOn =
    touches(tokens[at - 1], tokens[at]) || touches(tokens[at + count - 1], tokens[at + count])
  return count === 1 && hangsOn ? { count, silent: true } : { count }
}

function beginsPhrase(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  for (let count = Math.min(lexicon.longest, tokens.length - at); count > 1; count--) {
    const key = keyOf(tokens.slice(at, at + count))
    if (lexicon.phrases.has(key) || lexicon.silent.has(key)) return true
  }
  return false
}

/** "CAT320" is a brand and a model, unless it is a model as a whole. */
export function parted(token: Token, { phrases, models }: Lexicon): Token[] {
  const name = /^[a-z]{2,}(?=\d)/.exec(token.text)?.[0]
  if (!name || models.has(token.text) || !phrases.has(name)) return [token]
  const at = token.from + name.length
  return [
    { ...token, text: name, to: at },
    { ...token, text: token.text.slice(name.length), from: at },
  ]
}

export interface Found extends Span {
  meaning?: Meaning
  need?: Need
  silent?: boolean
}

/** A model number, unless a longer phrase starts with the same figure: "4 wheel drive". */
function stepAt(tokens: readonly Token[], at: number, lexicon: Lexicon): CodeRead | PhraseRead {
  const code = codeAt(tokens, at, lexicon)
  const phrase = phraseAt(tokens, at, lexicon)
  return code && !(phrase.meaning && phrase.count > code.count) ? code : phrase
}

/** Reads the words from first to last, each time taking the longest phrase that it understands. */
export function readWords(tokens: readonly Token[], lexicon: Lexicon): Found[] {
  const found: Found[] = []
  let at = 0
  while (at < tokens.length) {
    const step = stepAt(tokens, at, lexicon)
    const last = tokens[at + step.count - 1]
    const first = tokens[at]
    if (!first || !last) break
    const span = { from: first.from, to: last.to }
    if ('models' in step) {
      const { code, models } = step
      found.push({ ...span, need: needOf({ codes: [code], models }) })
    } else if (step.meaning) found.push({ ...span, meaning: step.meaning })
    else if (step.silent) found.push({ ...span, silent: true })
    else {
      const text = tokens
        .slice(at, at + step.count)
        .map((token) => token.text)
        .join('')
      found.push({ ...span, need: needOf({ words: [text], codes: first.solid ? [] : [text] }) })
    }
    at += step.count
  }
  return found
}
