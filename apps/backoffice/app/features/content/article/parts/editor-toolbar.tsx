import { isolated } from '@ironsouq/i18n/isolate'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { MoreMenu, StyleMenu, TableMenu } from './editor-menus.tsx'
import { styleAt, type ToolName, TOOLS } from './editor-tools.ts'
import { MachineDialog, PictureDialog } from './insert-dialogs.tsx'
import { LinkDialog } from './link-dialog.tsx'

const TOOL =
  'grid size-11 shrink-0 cursor-pointer place-items-center rounded-tight hover:bg-sunk disabled:text-ink-muted aria-pressed:bg-graphite aria-pressed:text-on-graphite lg:size-8'
const FIRST =
  'ms-2.25 relative before:absolute before:-start-1.25 before:inset-y-1.5 before:border-s before:border-line'

/** Arrow keys move between the tools, in the direction of the page; Tab leaves them. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  const isInside = event.currentTarget.contains(event.target as Node)
  if (step === undefined || !isInside) return
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')]
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
  const at = tools.findIndex((tool) => tool === document.activeElement)
  const next = (at + (isMirrored ? -step : step) + tools.length) % tools.length
  event.preventDefault()
  tools[next]?.focus()
}

const TOOL_PX = { desk: 32, phone: 44 }
/** The inset of the bar and the lines between its groups. */
const AROUND_PX = 38

/** How many tools fit into one line beside the menus of styles, tables and what is left over. */
function useRoom(bar: RefObject<HTMLDivElement | null>): number {
  const [room, setRoom] = useState<number>(TOOLS.length)
  useEffect(() => {
    const element = bar.current
    const styles = element?.firstElementChild
    if (!element || !styles) return undefined
    const measure = () => {
      const tool = TOOL_PX[matchMedia('(width >= 64rem)').matches ? 'desk' : 'phone']
      const left = element.clientWidth - styles.clientWidth - AROUND_PX
      const fitting = Math.floor(left / tool)
      const isAll = fitting > TOOLS.length
      setRoom(isAll ? TOOLS.length : Math.max(0, fitting - 2))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // Its words differ by what the cursor is in.
    observer.observe(styles)
    return () => observer.disconnect()
  }, [bar])
  return room
}

/** What a tool asks before it changes the text. */
const DIALOGS = { link: LinkDialog, picture: PictureDialog, machine: MachineDialog } as const

export function EditorToolbar({ editor }: { editor: Editor }) {
  const t = useT()
  const mayUpload = useMay('upload.create')
  const bar = useRef<HTMLDivElement>(null)
  const room = useRoom(bar)
  const [dialog, setDialog] = useState<keyof typeof DIALOGS>()
  const Opened = dialog && DIALOGS[dialog]
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      style: styleAt(now),
      isInTable: now.isActive('table'),
      on: TOOLS.map(({ isOn }) => isOn?.(now)),
    }),
  })
  const isOff = (name: ToolName) => name === 'picture' && !mayUpload
  const apply = (name: ToolName) => {
    const run = TOOLS.find((tool) => tool.name === name)?.run
    if (run) run(editor)
    else setDialog(name as keyof typeof DIALOGS)
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t('backofficeNews.toolbar')}
      onKeyDown={moveFocus}
      className="flex border-b border-line p-1"
    >
      <StyleMenu editor={editor} style={active.style} />
      {TOOLS.slice(0, room).map(({ name, sign, keys, isFirst }, place) => {
        const word = t(`backofficeNews.${name}`)
        const isOn = active.on[place]
        return (
          <button
            key={name}
            type="button"
            tabIndex={-1}
            {...(isOn !== undefined && { 'aria-pressed': isOn })}
            {...(keys && {
              'aria-keyshortcuts': keys.replace('Ctrl', 'Control').replaceAll(' ', '+'),
            })}
            aria-label={word}
            title={keys ? `${word} (${isolated(keys)})` : word}
            disabled={isOff(name)}
            onClick={() => apply(name)}
            className={isFirst ? `${TOOL} ${FIRST}` : TOOL}
          >
            {'icon' in sign ? (
              <Icon name={sign.icon} size="small" />
            ) : (
              <span aria-hidden="true" className={sign.look}>
                {sign.letter}
              </span>
            )}
          </button>
        )
      })}
      <span title={t('backofficeNews.table')}>
        <TableMenu editor={editor} isInTable={active.isInTable} />
      </span>
      {room < TOOLS.length && (
        <span title={t('backofficeNews.moreTools')}>
          <MoreMenu editor={editor} tools={TOOLS.slice(room)} onUse={apply} isOff={isOff} />
        </span>
      )}
      {Opened && <Opened editor={editor} onClose={() => setDialog(undefined)} />}
    </div>
  )
}
