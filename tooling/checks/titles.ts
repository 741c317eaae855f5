/**
 * The titles of the tests in a source text. TypeScript 7 offers no parser to JavaScript, so this
 * reads as much of the language as titles need.
 */

const CALLEE = /(?<![\w.$'"`/])(?:it|test|describe)((?:\s*\.\s*\w+)*)/g
const MODIFIERS = new Set(
  'each for only concurrent sequential fails skipIf runIf shuffle describe serial parallel'.split(
    ' ',
  ),
)

/** The index after blanks and comments. */
function skipBlank(text: string, from: number): number {
  const blank = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y
  blank.lastIndex = from
  return from + (blank.exec(text)?.[0].length ?? 0)
}

/** The index after the string that starts at `from`, and its content. */
function readString(text: string, from: number): { end: number; content: string } | null {
  const quote = text[from]
  if (quote !== "'" && quote !== '"' && quote !== '`') return null
  let at = from + 1
  while (at < text.length && text[at] !== quote) {
    if (text[at] === '\\') at += 2
    else if (quote === '`' && text.startsWith('${', at)) at = skipGroup(text, at + 1)
    else at += 1
  }
  return { end: at + 1, content: text.slice(from + 1, at) }
}

const CLOSES: Record<string, string> = { '(': ')', '[': ']', '{': '}', '<': '>' }

/** The index after the bracket that closes the one at `from`; strings and comments do not count. */
function skipGroup(text: string, from: number): number {
  const open = text[from] ?? ''
  const close = CLOSES[open]
  let depth = 0
  let at = from
  while (at < text.length) {
    const char = text[at]
    if (char === open) depth += 1
    else if (char === close && text[at - 1] !== '=') depth -= 1
    if (depth === 0) return at + 1
    const past = skipBlank(text, at)
    at = past > at ? past : (readString(text, at)?.end ?? at + 1)
  }
  return at
}

const isCommented = (text: string, at: number) =>
  /^\s*(?:\/\/|\*|\/\*)/.test(text.slice(text.lastIndexOf('\n', at - 1) + 1, at))

/** Reads `<T>`, `(cases)` or a tagged table, then the title in the call that follows. */
function titleAfter(text: string, from: number, curried: boolean): string | null {
  let at = skipBlank(text, from)
  if (text[at] === '<') at = skipBlank(text, skipGroup(text, at))
  if (curried) {
    const table = text[at] === '`' ? readString(text, at)?.end : undefined
    at = skipBlank(text, table ?? skipGroup(text, at))
  }
  if (text[at] !== '(') return null
  return readString(text, skipBlank(text, at + 1))?.content ?? null
}

const CURRIED = new Set(['each', 'for', 'skipIf', 'runIf'])

/** A skipped test proves nothing, so its title does not count. */
export function titlesOf(text: string): string[] {
  return [...text.matchAll(CALLEE)].flatMap((call) => {
    const modifiers = (call[1] ?? '')
      .split('.')
      .slice(1)
      .map((part) => part.trim())
    if (modifiers.some((each) => !MODIFIERS.has(each)) || isCommented(text, call.index)) return []
    const curried = modifiers.some((each) => CURRIED.has(each))
    const title = titleAfter(text, call.index + call[0].length, curried)
    return title === null ? [] : [title]
  })
}
