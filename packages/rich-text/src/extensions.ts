import { type Extensions, Node } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { Link } from '@tiptap/extension-link'
import { ListKit } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { TableKit } from '@tiptap/extension-table'
import { Text } from '@tiptap/extension-text'
import { isAllowedAddress } from './address.ts'

/** The group of what only stands between blocks: it is drawn by a component, not by HTML. */
export const INSERT = 'insert'

const RichDocument = Node.create({ name: 'doc', topNode: true, content: `(block | ${INSERT})+` })

/** A paragraph or more that stand out: a caution, a rule. */
const CallOut = Node.create({
  name: 'callOut',
  group: 'block',
  content: 'paragraph+',
  defining: true,
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: () => ['aside', 0],
})

const isKey = (value: unknown) => {
  if (typeof value !== 'string' || !/^[\w-]+(?:[/.][\w-]+)*$/.test(value))
    throw new RangeError('a picture is a key of the object store')
}
const isSize = (value: unknown) => {
  if (!Number.isInteger(value) || Number(value) < 1) throw new RangeError('a size is positive')
}
const isText = (value: unknown) => {
  if (typeof value !== 'string' || value.length > 300) throw new RangeError('a text of 300 letters')
}
const isId = (value: unknown) => {
  if (typeof value !== 'string' || !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(value))
    throw new RangeError('an id is a UUID')
}

/** A picture of the object store, never an address of another site. */
const PictureNode = Node.create({
  name: 'picture',
  group: INSERT,
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { validate: isKey },
    width: { validate: isSize },
    height: { validate: isSize },
    thumbhash: { default: '', validate: isText },
    alt: { default: '', validate: isText },
  }),
  parseHTML: () => [{ tag: 'figure[data-picture]' }],
  renderHTML: ({ node }) => ['figure', { 'data-picture': String(node.attrs['src']) }],
})

/** A device as its current card. */
const DeviceNode = Node.create({
  name: 'deviceCard',
  group: INSERT,
  atom: true,
  draggable: true,
  addAttributes: () => ({
    deviceId: { validate: isId },
    /** For the editor alone; readers get the current card. */
    stockNo: { default: '', validate: isText },
  }),
  parseHTML: () => [{ tag: 'div[data-device]' }],
  renderHTML: ({ node }) => ['div', { 'data-device': String(node.attrs['deviceId']) }],
})

/** What rich text consists of: the editor offers it, the server checks and renders it. */
export const extensions: Extensions = [
  RichDocument,
  Text,
  Paragraph,
  Heading.configure({ levels: [2, 3] }),
  ListKit.configure({ taskItem: false, taskList: false }),
  Blockquote,
  HardBreak,
  Bold,
  Italic,
  Link.configure({
    openOnClick: false,
    isAllowedUri: isAllowedAddress,
    HTMLAttributes: { target: null, rel: null, class: null },
  }),
  TableKit.configure({ table: { resizable: false } }),
  CallOut,
  PictureNode,
  DeviceNode,
]
