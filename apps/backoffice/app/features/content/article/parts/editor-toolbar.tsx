import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { isAllowedAddress } from '@ironsouq/rich-text/address'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { Dialog } from '@ironsouq/ui/primitives/overlay/dialog'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { MachineDialog, PictureDialog } from './insert-dialogs.tsx'

/** The tools in their order: what they are called, whether they are on, and what they do. */
const TOOLS = [
  [
    'bold',
    'B',
    (e: Editor) => e.isActive('bold'),
    (e: Editor) => e.chain().focus().toggleBold().run(),
  ],
  [
    'italic',
    'I',
    (e: Editor) => e.isActive('italic'),
    (e: Editor) => e.chain().focus().toggleItalic().run(),
  ],
  [
    'heading',
    'H2',
    (e: Editor) => e.isActive('heading', { level: 2 }),
    (e: Editor) => e.chain().focus().toggleHeading({ level: 2 }).run(),
  ],
  [
    'subheading',
    'H3',
    (e: Editor) => e.isActive('heading', { level: 3 }),
    (e: Editor) => e.chain().focus().toggleHeading({ level: 3 }).run(),
  ],
  [
    'bullets',
    '•',
    (e: Editor) => e.isActive('bulletList'),
    (e: Editor) => e.chain().focus().toggleBulletList().run(),
  ],
  [
    'numbers',
    '1.',
    (e: Editor) => e.isActive('orderedList'),
    (e: Editor) => e.chain().focus().toggleOrderedList().run(),
  ],
  [
    'quote',
    '”',
    (e: Editor) => e.isActive('blockquote'),
    (e: Editor) => e.chain().focus().toggleBlockquote().run(),
  ],
  [
    'callOut',
    '▢',
    (e: Editor) => e.isActive('callOut'),
    (e: Editor) => e.chain().focus().toggleWrap('callOut').run(),
  ],
  [
    'table',
    '▦',
    (e: Editor) => e.isActive('table'),
    (e: Editor) => e.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
  ],
] as const

const TOOL =
  'grid size-11 cursor-pointer place-items-center rounded-tight font-semibold hover:bg-sunk disabled:text-ink-muted aria-pressed:bg-graphite aria-pressed:text-on-graphite lg:size-8'

/** Arrow keys move between the tools, in the direction of the page; Tab leaves them. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (step === undefined) return
  const tools = [...event.currentTarget.querySelectorAll('button')]
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
  const at = tools.findIndex((tool) => tool === document.activeElement)
  const next = (at + (isMirrored ? -step : step) + tools.length) % tools.length
  event.preventDefault()
  tools[next]?.focus()
}

function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useT()
  const before: unknown = editor.getAttributes('link')['href']
  const [href, setHref] = useState(typeof before === 'string' ? before : '')
  const isAllowed = href === '' || isAllowedAddress(href)
  function apply() {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === '') chain.unsetLink().run()
    else chain.setLink({ href }).run()
    onClose()
  }
  return (
    <Dialog
      title={t('backofficeNews.link')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <TextField
        label={t('backofficeNews.linkAddress')}
        description={t('backofficeNews.linkHelp')}
        type="url"
        value={href}
        onChange={setHref}
        error={isAllowed ? undefined : t('error.fieldWrongFormat')}
      />
      <Button tone="ink" isDisabled={!isAllowed} onPress={apply}>
        {t('backofficeNews.apply')}
      </Button>
    </Dialog>
  )
}

/** What a tool asks before it changes the text. */
const DIALOGS = { link: LinkDialog, picture: PictureDialog, machine: MachineDialog } as const

export function EditorToolbar({ editor }: { editor: Editor }) {
  const t = useT()
  const mayUpload = useMay('upload.create')
  const [dialog, setDialog] = useState<keyof typeof DIALOGS>()
  const Opened = dialog && DIALOGS[dialog]
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => [...TOOLS.map(([, , isOn]) => isOn(now)), now.isActive('link')],
  })
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={t('backofficeNews.toolbar')}
      onKeyDown={moveFocus}
      className="flex flex-wrap gap-1 border-b border-line p-1"
    >
      {TOOLS.map(([name, sign, , use], place) => (
        <button
          key={name}
          type="button"
          tabIndex={place === 0 ? 0 : -1}
          aria-pressed={active[place] ?? false}
          aria-label={`${t(`backofficeNews.${name}`)} ${sign}`}
          title={t(`backofficeNews.${name}`)}
          onClick={() => use(editor)}
          className={TOOL}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
      {(['link', 'picture', 'machine'] as const).map((name) => (
        <button
          key={name}
          type="button"
          tabIndex={-1}
          {...(name === 'link' && { 'aria-pressed': active[TOOLS.length] ?? false })}
          disabled={name === 'picture' && !mayUpload}
          onClick={() => setDialog(name)}
          className={`${TOOL} w-auto px-2`}
        >
          {t(`backofficeNews.${name}`)}
        </button>
      ))}
      {Opened && <Opened editor={editor} onClose={() => setDialog(undefined)} />}
    </div>
  )
}
