import { TableRejected } from './table-row.ts'

export interface XmlListener {
  /** Names have no prefix. `attributes` is the text of the tag after its name. */
  open: (name: string, attributes: string) => void
  close: (name: string) => void
  text: (text: string) => void
}

/** A tag is longer than this only in a file that is no workbook. */
const PENDING_CHARACTERS_MAX = 1 << 20

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
}

function characterOf(entity: string): string {
  if (!entity.startsWith('#')) {
    const known = ENTITIES[entity]
    if (known === undefined) throw new TableRejected('damaged')
    return known
  }
  const hex = entity[1] === 'x'
  const point = Number.parseInt(entity.slice(hex ? 2 : 1), hex ? 16 : 10)
  if (!(point > 0 && point <= 0x10ffff)) throw new TableRejected('damaged')
  return String.fromCodePoint(point)
}

const decodedText = (text: string) =>
  text.includes('&')
    ? text.replaceAll(/&([^;&]*);/g, (_, entity: string) => characterOf(entity))
    : text

const patternOf = (name: string) =>
  new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
/** Compiled once: a large sheet asks for the same few names millions of times. */
const patterns = new Map<string, RegExp>()

export function attributeOf(attributes: string, name: string): string | null {
  if (attributes === '') return null
  const pattern = patterns.get(name) ?? patternOf(name)
  patterns.set(name, pattern)
  const match = pattern.exec(attributes)
  return match ? decodedText(match[1] ?? match[2] ?? '') : null
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** The end of a tag: a `>` inside an attribute's quotes is none. */
function tagEnd(text: string, from: number): number {
  let at = from
  for (;;) {
    const end = text.indexOf('>', at)
    if (end < 0) return -1
    const quotes = text.slice(at, end).split('"').length - 1
    if (quotes % 2 === 0) return end
    const closing = text.indexOf('"', end)
    if (closing < 0) return -1
    at = closing + 1
  }
}

/** What is skipped up to its end, and whether it is text. */
const SPECIAL = [
  { start: '<!--', end: '-->', isText: false },
  { start: '<![CDATA[', end: ']]>', isText: true },
  { start: '<?', end: '?>', isText: false },
] as const

/**
 * Scans XML as it arrives, with no tree. Document types are refused: with them come entities that
 * expand without end and files of other hosts.
 */
export function xmlScanner(listener: XmlListener) {
  let pending = ''

  /** Handles the markup at `at`; returns where it ends, or -1 if its end has not arrived. */
  function markup(at: number): number {
    if (pending[at + 1] === '!' || pending[at + 1] === '?') {
      const special = SPECIAL.find(({ start }) => pending.startsWith(start, at))
      if (!special) {
        if (pending.length - at < '<![CDATA['.length) return -1
        throw new TableRejected('damaged')
      }
      const end = pending.indexOf(special.end, at + special.start.length)
      if (end < 0) return -1
      if (special.isText) listener.text(pending.slice(at + special.start.length, end))
      return end + special.end.length
    }
    const end = tagEnd(pending, at + 1)
    if (end < 0) return -1
    tag(pending.slice(at + 1, end))
    return end + 1
  }

  function tag(body: string): void {
    if (body.startsWith('/')) return listener.close(localName(body.slice(1).trim()))
    const isEmpty = body.endsWith('/')
    const inner = isEmpty ? body.slice(0, -1) : body
    const space = inner.search(/\s/)
    const name = localName(space < 0 ? inner : inner.slice(0, space))
    listener.open(name, space < 0 ? '' : inner.slice(space))
    if (isEmpty) listener.close(name)
  }

  return {
    push(chunk: string): void {
      pending += chunk
      let at = 0
      for (;;) {
        const open = pending.indexOf('<', at)
        if (open < 0) break
        if (open > at) listener.text(decodedText(pending.slice(at, open)))
        const end = markup(open)
        at = open
        if (end < 0) break
        at = end
      }
      pending = pending.slice(at)
      if (pending.length > PENDING_CHARACTERS_MAX) throw new TableRejected('damaged')
    },
  }
}
