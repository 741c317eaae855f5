/**
 * Splits TypeScript into code, comments, strings, templates and regular expressions. TypeScript 7 offers no parser to
 * JavaScript, so this reads as much of the language as the checks need.
 */

export interface Part {
  kind: 'code' | 'comment' | 'string' | 'template' | 'regex'
  /** Without quotes. A template has one `$` for every `${…}`; its inside follows as parts. */
  text: string
  /** Offset in the source. */
  at: number
  /** The tag of a template: `sql` of sql`…` and of sql<Row>`…`. */
  tag?: string
}

const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y
/** A quote that is not closed ends with its line: it is an apostrophe in the text of an element. */
const STRING = /'((?:\\[\s\S]|[^'\\\n])*)'?|"((?:\\[\s\S]|[^"\\\n])*)"?/y
const REGEX = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/y
const PLAIN = /[^'"`/{}]+/y
const TEMPLATE_TEXT = /(?:\\[\s\S]|\$(?!\{)|[^`\\$])+/y
/** What a slash follows when it opens a regular expression and does not divide. */
const BEFORE_REGEX = /(?:^|[(,=:[!&|?{};+\-*%~^>]|\b(?:return|case|typeof))\s*$/
const TAG = /([\w$]+)(?:<[^`]*>)?$/

class Reader {
  readonly parts: Part[] = []
  private readonly text: string
  private at = 0

  constructor(text: string) {
    this.text = text
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)
    if (found) this.at += found[0].length
    return found
  }

  /** Reads code up to the end, or up to the brace that closes the `${` it stands in. */
  readCode(isNested: boolean): void {
    let depth = 0
    let code = ''
    let start = this.at
    const end = () => {
      if (code.trim() !== '') this.parts.push({ kind: 'code', text: code, at: start })
      code = ''
    }
    while (this.at < this.text.length) {
      const from = this.at
      const char = this.text[from] ?? ''
      if (code === '') start = from
      const comment = char === '/' && this.match(COMMENT)
      const string = !comment && this.match(STRING)
      if (comment || string) {
        end()
        if (comment) this.parts.push({ kind: 'comment', text: comment[0], at: from })
        if (string)
          this.parts.push({ kind: 'string', text: string[1] ?? string[2] ?? '', at: from })
      } else if (char === '`') {
        const tag = TAG.exec(code)?.[1]
        end()
        this.readTemplate(tag)
      } else if (isNested && char === '}' && depth === 0) {
        this.at += 1
        break
      } else if (char === '/' && BEFORE_REGEX.test(code) && this.match(REGEX)) {
        // Before the code around it, which goes on.
        this.parts.push({ kind: 'regex', text: this.text.slice(from, this.at), at: from })
        code += ' '.repeat(this.at - from)
      } else {
        if (char === '{') depth += 1
        if (char === '}') depth -= 1
        const plain = this.match(PLAIN)
        if (!plain) this.at += 1
        code += plain ? plain[0] : char
      }
    }
    end()
  }

  private readTemplate(tag: string | undefined): void {
    const part: Part = { kind: 'template', text: '', at: this.at }
    if (tag !== undefined) part.tag = tag
    this.parts.push(part)
    this.at += 1
    while (this.at < this.text.length && this.text[this.at] !== '`') {
      const plain = this.match(TEMPLATE_TEXT)
      if (plain) part.text += plain[0]
      else if (this.text.startsWith('${', this.at)) {
        this.at += 2
        part.text += '$'
        this.readCode(true)
      } else this.at += 1
    }
    this.at += 1
  }
}

export function partsOf(text: string): Part[] {
  const reader = new Reader(text)
  reader.readCode(false)
  return reader.parts
}

/** The line of an offset, from 1. */
export const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length
