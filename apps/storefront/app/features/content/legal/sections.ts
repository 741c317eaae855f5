import type { RichTextPart } from '@ironsouq/contract/content/article/article.schema'

/** A clause of a legal text: its heading, its text, and the same in plain words. */
export interface Clause {
  title: string
  parts: readonly RichTextPart[]
  /** HTML; empty where there is none. */
  short: string
}

export interface LegalText {
  /** What stands before the first heading. */
  intro: readonly RichTextPart[]
  clauses: readonly Clause[]
}

const HEADING = /<h2>(.*?)<\/h2>/s
const CALL_OUT = /<aside>(.*?)<\/aside>/gs

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** A heading as text: the server writes no other entities. */
const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (each) => ENTITIES[each] ?? each)

const htmlPart = (html: string): RichTextPart[] =>
  html.trim() === '' ? [] : [{ kind: 'html', html }]

/** Splits a page at its headings. The call-outs of a clause are its summary. */
export function legalTextOf(parts: readonly RichTextPart[]): LegalText {
  const intro: RichTextPart[] = []
  const clauses: { title: string; parts: RichTextPart[]; short: string }[] = []
  const add = (html: string) => {
    const clause = clauses.at(-1)
    if (!clause) return void intro.push(...htmlPart(html))
    clause.short += [...html.matchAll(CALL_OUT)].map(([, words = '']) => words).join('')
    clause.parts.push(...htmlPart(html.replaceAll(CALL_OUT, '')))
  }
  for (const part of parts) {
    if (part.kind !== 'html') {
      ;(clauses.at(-1)?.parts ?? intro).push(part)
      continue
    }
    // Texts and headings alternate.
    for (const [place, piece] of part.html.split(HEADING).entries())
      if (place % 2 === 0) add(piece)
      else clauses.push({ title: plain(piece), parts: [], short: '' })
  }
  return { intro, clauses }
}
