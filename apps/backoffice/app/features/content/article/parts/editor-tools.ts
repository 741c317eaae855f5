import type { IconName } from '@ironsouq/ui/primitives/display/icon'
import type { Editor } from '@tiptap/core'

/** What a block of text is; each replaces the one before. */
export const STYLES = ['paragraph', 'heading', 'subheading', 'quote', 'callOut'] as const
export type Style = (typeof STYLES)[number]

const LEVEL = { heading: 2, subheading: 3 } as const

export function styleAt(editor: Editor): Style {
  if (editor.isActive('callOut')) return 'callOut'
  if (editor.isActive('blockquote')) return 'quote'
  if (editor.isActive('heading', { level: LEVEL.heading })) return 'heading'
  return editor.isActive('heading') ? 'subheading' : 'paragraph'
}

export function setStyle(editor: Editor, style: Style): void {
  const plain = editor.chain().focus().clearNodes()
  if (style === 'paragraph') plain.run()
  else if (style === 'quote') plain.setBlockquote().run()
  else if (style === 'callOut') plain.wrapIn('callOut').run()
  else plain.setHeading({ level: LEVEL[style] }).run()
}

/** The keys that the editor understands, as keyboards name them. */
export const STYLE_KEYS: Partial<Record<Style, string>> = {
  paragraph: 'Ctrl Alt 0',
  heading: 'Ctrl Alt 2',
  subheading: 'Ctrl Alt 3',
  quote: 'Ctrl Shift B',
}

interface Tool {
  name: 'bold' | 'italic' | 'link' | 'picture' | 'machine' | 'bullets' | 'numbers'
  /** A letter in place of an icon. */
  sign: { icon: IconName } | { letter: string; look: string }
  keys?: string
  /** Begins a group. */
  isFirst?: boolean
  isOn?: (editor: Editor) => boolean
  /** What it does at once; the others ask in a dialog. */
  run?: (editor: Editor) => void
}
export type ToolName = Tool['name']

/** In their order; where there is no room, the last ones move into a menu. */
export const TOOLS: readonly Tool[] = [
  {
    name: 'bold',
    sign: { letter: 'B', look: 'font-bold' },
    keys: 'Ctrl B',
    isFirst: true,
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    sign: { letter: 'I', look: 'font-serif italic' },
    keys: 'Ctrl I',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'link',
    sign: { icon: 'clip' },
    isFirst: true,
    isOn: (editor) => editor.isActive('link'),
  },
  { name: 'picture', sign: { icon: 'image' } },
  { name: 'machine', sign: { icon: 'truck' } },
  {
    name: 'bullets',
    sign: { icon: 'list' },
    keys: 'Ctrl Shift 8',
    isFirst: true,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'numbers',
    // Drawn by CSS: a text that is not part of its name would be a fault of the button.
    sign: { letter: '', look: "tabular-nums before:content-['1.']" },
    keys: 'Ctrl Shift 7',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
]

const insertTable = (editor: Editor) =>
  editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()

/** What changes the table at the cursor, in groups. */
export const TABLE_TOOLS = [
  ['rowAbove', (editor: Editor) => editor.chain().focus().addRowBefore().run()],
  ['rowBelow', (editor: Editor) => editor.chain().focus().addRowAfter().run()],
  ['rowDelete', (editor: Editor) => editor.chain().focus().deleteRow().run()],
  null,
  ['columnBefore', (editor: Editor) => editor.chain().focus().addColumnBefore().run()],
  ['columnAfter', (editor: Editor) => editor.chain().focus().addColumnAfter().run()],
  ['columnDelete', (editor: Editor) => editor.chain().focus().deleteColumn().run()],
  null,
  ['headerRow', (editor: Editor) => editor.chain().focus().toggleHeaderRow().run()],
  ['tableDelete', (editor: Editor) => editor.chain().focus().deleteTable().run()],
] as const

export const TABLE_INSERT = ['tableInsert', insertTable] as const
