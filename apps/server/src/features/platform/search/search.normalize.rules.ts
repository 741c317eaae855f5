/** A text without spelling variants, and the original position of each of its characters. */
export interface Folded {
  text: string
  /** The position of every character in the original, and at the end its length. */
  at: readonly number[]
}

// oxfmt-ignore
const SAME: Readonly<Record<string, string>> = {
  ى: 'ي', ة: 'ه', گ: 'ك', ک: 'ك', پ: 'ب', چ: 'ج', ڤ: 'ف', ی: 'ي', 'ـ': '', ء: '',
  ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ', '׳': '', '״': '', '־': ' ',
  ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', ı: 'i',
  '’': '', '‘': '', "'": '', '`': '', '´': '', '“': ' ', '”': ' ', '"': ' ',
  '–': '-', '—': '-', '−': '-', '‐': '-', '‑': '-', '〜': '~',
  '٫': '.', '٬': ',', '،': ',', '、': ',', '。': ' ', '·': ' ', '・': ' ', '≤': '<', '≥': '>',
}

const ARABIC_ZERO = 0x0660
const PERSIAN_ZERO = 0x06f0
const isDigitAt = (code: number, zero: number) => code >= zero && code < zero + 10

function foldedChar(char: string): string {
  const code = char.codePointAt(0) ?? 0
  if (code < 0x80) {
    const small = char.toLowerCase()
    return SAME[small] ?? small
  }
  // A Korean syllable would be decomposed into letters that users do not type.
  if (/\p{Script=Hangul}/u.test(char)) return char
  if (isDigitAt(code, ARABIC_ZERO)) return String(code - ARABIC_ZERO)
  if (isDigitAt(code, PERSIAN_ZERO)) return String(code - PERSIAN_ZERO)
  const bare = char
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
  return Array.from(bare, (one) => SAME[one] ?? one).join('')
}

const ARTICLE = /(?<![\p{L}\p{N}])ال(?=\p{Script=Arabic}{3,})/gu

/** Hebrew abbreviations are typed with a plain quotation mark: ק"ג is ק״ג. */
const ABBREVIATED = /(?<=\p{Script=Hebrew})["“”](?=\p{Script=Hebrew})/gu

/** Case, accents, vowel marks, digits of other scripts and the Arabic article are all the same. */
export function fold(original: string): Folded {
  const chars: string[] = []
  const at: number[] = []
  let place = 0
  for (const char of original.replaceAll(ABBREVIATED, '״')) {
    for (const one of foldedChar(char)) {
      chars.push(/\s/.test(one) ? ' ' : one)
      for (let unit = 0; unit < one.length; unit++) at.push(place)
    }
    place += char.length
  }
  const text = chars.join('')
  if (!text.includes('ال')) return { text, at: [...at, original.length] }
  const articles = [...text.matchAll(ARTICLE)].flatMap(({ index }) => [index, index + 1])
  const dropped = new Set(articles)
  return {
    text: text
      .split('')
      .filter((_, i) => !dropped.has(i))
      .join(''),
    at: [...at.filter((_, i) => !dropped.has(i)), original.length],
  }
}

export const foldText = (original: string): string => fold(original).text

export interface Token {
  text: string
  from: number
  to: number
  /** Written without spaces between words: a token is a character, and words are found within. */
  solid: boolean
}

const TOKEN = /(?<solid>\p{Script=Han}|\p{Script=Hangul})|[\p{L}\p{N}]+/gu
// One run may mix scripts: "بوكلين320" and "cat挖掘机" are two words each.
const RUN =
  /[\p{Script=Latin}\d]+|\p{Script=Arabic}+|\p{Script=Hebrew}+|[^\p{Script=Latin}\d\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hangul}]+|[\p{Script=Han}\p{Script=Hangul}]+/gu

export function tokensOf(folded: string): Token[] {
  return [...folded.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) =>
    [...word.matchAll(RUN)].flatMap(({ 0: run, index: inner }) =>
      [...run.matchAll(TOKEN)].map(({ 0: text, index: innermost, groups }) => {
        const from = index + inner + innermost
        return { text, from, to: from + text.length, solid: groups?.['solid'] !== undefined }
      }),
    ),
  )
}

/** How a word or several are looked up: without separators where the script has none. */
export function keyOf(tokens: readonly Token[]): string {
  let key = ''
  let before: Token | undefined
  for (const token of tokens) {
    key += before && !(before.solid && token.solid) ? ` ${stem(token)}` : stem(token)
    before = token
  }
  return key
}

/** English, Spanish, French and Portuguese form the plural with an s; nothing else is removed. */
const stem = ({ text }: Token) =>
  /^[a-z]{4,}s$/.test(text) && !text.endsWith('ss') ? text.slice(0, -1) : text

export const keyOfText = (text: string): string => keyOf(tokensOf(foldText(text)))

/** A model in any spelling: only letters and digits count. */
export const modelKey = (model: string): string => foldText(model).replaceAll(/[^\p{L}\p{N}]/gu, '')

const LETTERS_OR_DIGITS = /\d+|[^\d]+/g

/** Every way to type a part of a code: `PC200-8` is also `pc`, `pc200`, `pc2008`, `200` and `2008`. */
export function codesOf(code: string): string[] {
  const parts = tokensOf(foldText(code)).flatMap(({ text }) => text.match(LETTERS_OR_DIGITS) ?? [])
  return parts.flatMap((_, from) =>
    parts.slice(from).map((__, more) => parts.slice(from, from + more + 1).join('')),
  )
}
