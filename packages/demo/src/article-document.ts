/** A rich text in the short notation of the demo: blocks with an empty line between them. */
interface Node {
  type: string
  attrs?: object
  content?: Node[]
  text?: string
  marks?: { type: string; attrs?: object }[]
}

const SPAN = /\*\*(?<bold>[^*]+)\*\*|\[(?<words>[^\]]+)\]\((?<href>[^)\s]+)\)/g

/** `**bold**` and `[words](/page)` inside of a line. */
function inline(line: string): Node[] {
  const nodes: Node[] = []
  let at = 0
  const plain = (to: number) => {
    if (to > at) nodes.push({ type: 'text', text: line.slice(at, to) })
  }
  for (const { 0: whole, index, groups } of line.matchAll(SPAN)) {
    plain(index)
    const { bold, words, href } = groups ?? {}
    if (bold) nodes.push({ type: 'text', text: bold, marks: [{ type: 'bold' }] })
    else if (words)
      nodes.push({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] })
    at = index + whole.length
  }
  plain(line.length)
  return nodes
}

const paragraph = (line: string): Node => ({ type: 'paragraph', content: inline(line) })

/** `## heading`, `- items`, `1. steps`, `> quote`, `! call-out`, or a paragraph. */
function blockOf(block: string): Node {
  const lines = block.split('\n')
  const [first = ''] = lines
  const items = (length: number): Node[] =>
    lines.map((line) => ({ type: 'listItem', content: [paragraph(line.slice(length))] }))
  if (first.startsWith('## '))
    return { type: 'heading', attrs: { level: 2 }, content: inline(first.slice(3)) }
  if (first.startsWith('- ')) return { type: 'bulletList', content: items(2) }
  if (/^\d\. /.test(first)) return { type: 'orderedList', content: items(3) }
  if (first.startsWith('> ')) return { type: 'blockquote', content: [paragraph(first.slice(2))] }
  if (first.startsWith('! ')) return { type: 'callOut', content: [paragraph(first.slice(2))] }
  return paragraph(lines.join(' '))
}

/** The document that the editor would have made of it. */
export const articleDocument = (text: string): object => ({
  type: 'doc',
  content: text.split('\n\n').map(blockOf),
})
