import { getSchema, type JSONContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { renderToHTMLString } from '@tiptap/static-renderer/pm/html-string'
import { isAllowedAddress } from './address.ts'
import { extensions, INSERT } from './extensions.ts'

const schema = getSchema(extensions)

/** A stretch of HTML that is not sanitised yet, or what a component draws. */
export type DocumentPart =
  | { kind: 'html'; html: string }
  | {
      kind: 'picture'
      picture: { src: string; width: number; height: number; thumbhash?: string }
      alt: string
    }
  | { kind: 'device'; deviceId: string }

export interface CheckedDocument {
  json: JSONContent
  /** Its words as plain text: what a search finds. */
  text: string
  parts: DocumentPart[]
}

function checkLinks(doc: Node) {
  doc.descendants((node) => {
    for (const mark of node.marks)
      if (mark.type.name === 'link' && !isAllowedAddress(String(mark.attrs['href'])))
        throw new RangeError('the address of a link is not allowed')
  })
}

function insertOf({ type, attrs }: Node): DocumentPart {
  if (type.name === 'deviceCard') return { kind: 'device', deviceId: String(attrs['deviceId']) }
  const { src, width, height, thumbhash, alt } = attrs as Record<string, unknown>
  return {
    kind: 'picture',
    picture: {
      src: String(src),
      width: Number(width),
      height: Number(height),
      ...(thumbhash !== '' && { thumbhash: String(thumbhash) }),
    },
    alt: String(alt),
  }
}

const htmlOf = (content: readonly Node[]) =>
  renderToHTMLString({
    extensions,
    content: { type: 'doc', content: content.map((node) => node.toJSON() as JSONContent) },
  })

function partsOf(doc: Node): DocumentPart[] {
  const parts: DocumentPart[] = []
  let blocks: Node[] = []
  const close = () => {
    if (blocks.length > 0) parts.push({ kind: 'html', html: htmlOf(blocks) })
    blocks = []
  }
  doc.forEach((node) => {
    if (node.type.isInGroup(INSERT)) {
      close()
      parts.push(insertOf(node))
    } else blocks.push(node)
  })
  close()
  return parts
}

/**
 * A document that fits the schema, with what it shows. Throws on an unknown node, a wrong nesting, a
 * wrong attribute or a link that is not allowed.
 */
export function checkedDocument(given: unknown): CheckedDocument {
  const doc = schema.nodeFromJSON(given)
  if (doc.type !== schema.topNodeType) throw new RangeError('a document starts with its top node')
  doc.check()
  checkLinks(doc)
  return {
    json: doc.toJSON() as JSONContent,
    text: doc.textBetween(0, doc.content.size, ' ', ' ').replaceAll(/\s+/g, ' ').trim(),
    parts: partsOf(doc),
  }
}
