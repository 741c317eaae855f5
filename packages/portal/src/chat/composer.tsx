import { CHAT_NOTE_MAX, CHAT_TEXT_MAX } from '@ironsouq/contract/deals/chat/chat.limits'
import type { CannedAnswer } from '@ironsouq/contract/deals/chat/chat.schema'
import { IMAGE_TYPES } from '@ironsouq/contract/platform/media/media.limits'
import { IconButton } from '@ironsouq/ui/primitives/action/icon-button'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Menu } from '@ironsouq/ui/primitives/overlay/menu'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Key } from '../frame/key.tsx'
import { useMay } from '../frame/use-may.ts'
import { useShortcuts } from '../frame/use-shortcuts.ts'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import {
  CannedList,
  cannedFound,
  cannedText,
  cannedTitle,
  optionId,
} from './canned/canned-list.tsx'
import { CARD_KINDS, type CardKind } from './cards/card-dialog.tsx'
import { languageName } from './chat-labels.ts'
import { useConsoleDesk } from './console-desk.ts'

/** So many canned answers have a button and a key of their own. */
const CHIPS = 3

interface ComposerProps {
  /** The language that the buyer reads. */
  locale: string
  text: string
  onText: (text: string) => void
  /** Why the last message was refused. */
  refusal: string | undefined
  isUploading: boolean
  isSavingNote: boolean
  onTyping: () => void
  onSend: (text: string) => void
  /** Returns whether the note was saved. */
  onNote: (text: string) => Promise<boolean>
  onPicture: (file: File) => void
  onCard: (kind: CardKind) => void
}

/** On a phone Enter begins a new line; on a desk it sends. */
const isDesk = () => window.matchMedia('(min-width: 1024px)').matches

/** The field of an answer: canned answers after a slash, pictures, a card, or an internal note. */
export function Composer(props: ComposerProps) {
  const { locale, text, onText, refusal, isUploading, isSavingNote } = props
  const t = useT()
  const format = useFormat()
  const { canned } = useConsoleDesk()
  const mayReadProducts = useMay('product.read')
  const mayReadOrders = useMay('order.read')
  const field = useRef<HTMLTextAreaElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [isNote, setNote] = useState(false)
  const [noteText, setNoteText] = useState('')
  const [active, setActive] = useState(0)
  const written = isNote ? noteText : text
  const isBlank = written.trim() === ''
  const isPicking = !isNote && text.startsWith('/')
  const found = isPicking ? cannedFound(canned, text.slice(1), locale) : []

  const insert = (answer: CannedAnswer) => {
    setNote(false)
    setActive(0)
    onText(cannedText(answer, locale))
    field.current?.focus()
  }
  const send = async () => {
    if (isBlank || isPicking) return
    if (!isNote) return props.onSend(text.trim())
    if (!(await props.onNote(noteText.trim()))) return undefined
    setNoteText('')
    setNote(false)
    return undefined
  }
  const change = (next: string) => {
    setActive(0)
    if (isNote) return setNoteText(next)
    onText(next)
    if (next !== '' && !next.startsWith('/')) props.onTyping()
    return undefined
  }
  const pick = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = found[active]
    if (step !== undefined) setActive((active + step + found.length) % Math.max(found.length, 1))
    else if (event.key === 'Escape') onText('')
    else if (event.key === 'Enter' && chosen) insert(chosen)
    else return
    event.preventDefault()
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (isPicking) return pick(event)
    if (event.key !== 'Enter' || event.shiftKey || !isDesk()) return
    event.preventDefault()
    void send()
  }
  const additions = [
    { id: 'photo', icon: 'image', text: t('portalChat.addPhoto') },
    { id: 'device', icon: 'truck', text: t('portalChat.addMachine') },
    ...(mayReadProducts
      ? [{ id: 'product', icon: 'box', text: t('portalChat.addProduct') } as const]
      : []),
    ...(mayReadOrders
      ? [{ id: 'order', icon: 'cart', text: t('portalChat.addOrder') } as const]
      : []),
    { id: 'note', icon: 'edit', text: t('portalChat.note') },
  ] as const
  const add = (id: string) => {
    if (id === 'photo') return files.current?.click()
    const card = CARD_KINDS.find((kind) => kind === id)
    if (card) return props.onCard(card)
    setNote(!isNote)
    return field.current?.focus()
  }
  const chips = canned.slice(0, CHIPS)
  useShortcuts(Object.fromEntries(chips.map((each, i) => [String(i + 1), () => insert(each)])))

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] border-t border-line bg-raised pb-[env(safe-area-inset-bottom)]">
      {refusal !== undefined && (
        <p
          role="alert"
          className="flex items-start gap-2 border-b border-line bg-refused-wash px-4 py-3 text-refused lg:px-6"
        >
          <Icon name="lock" />
          <b className="min-w-0 flex-1 font-semibold">{refusal}</b>
        </p>
      )}
      {isPicking && (
        <CannedList id={listId} answers={found} active={active} locale={locale} onChoose={insert} />
      )}
      {canned.length > 0 && (
        <div className="flex items-center gap-1 overflow-x-auto px-3 py-2">
          {chips.map((answer, i) => (
            <button
              key={answer.answerId}
              type="button"
              onClick={() => insert(answer)}
              className="flex min-h-11 shrink-0 cursor-pointer items-center gap-1.5 rounded-box bg-sunk px-2.5 font-medium hover:bg-line lg:min-h-8"
            >
              <bdi className="max-w-45 truncate">{cannedTitle(answer)}</bdi>
              <span className="max-lg:hidden">
                <Key>{String(i + 1)}</Key>
              </span>
            </button>
          ))}
          <button
            type="button"
            onClick={() => {
              setNote(false)
              onText('/')
              field.current?.focus()
            }}
            className="min-h-11 shrink-0 cursor-pointer rounded-box border border-line-strong px-2.5 font-medium hover:border-ink lg:min-h-8"
          >
            {t('portalChat.cannedAll', { count: format.number(canned.length) })}
          </button>
        </div>
      )}
      <form
        className={`flex items-end gap-1 px-3 pb-2 ${canned.length > 0 ? '' : 'pt-2'}`}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <input
          ref={files}
          type="file"
          hidden
          accept={IMAGE_TYPES.join(',')}
          aria-label={t('portalChat.photo')}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            currentTarget.value = ''
            if (file) props.onPicture(file)
          }}
        />
        {isUploading ? (
          <IconButton tone="quiet" icon="image" label={t('portalChat.addPhoto')} isPending />
        ) : (
          <>
            <span className="lg:hidden">
              <Menu
                label={t('portalChat.add')}
                trigger={<IconButton tone="quiet" icon="plus" label={t('portalChat.add')} />}
                entries={additions}
                onAction={add}
              />
            </span>
            <span className="flex gap-1 max-lg:hidden">
              {additions.map(({ id, icon, text: label }) => (
                <IconButton
                  key={id}
                  tone={id === 'note' && isNote ? 'ink' : 'quiet'}
                  icon={icon}
                  label={label}
                  {...(id === 'note' && { 'aria-pressed': isNote })}
                  onPress={() => add(id)}
                />
              ))}
            </span>
          </>
        )}
        <div
          className={`flex min-h-11 min-w-0 flex-1 rounded-box border bg-raised px-3 focus-within:outline-3 focus-within:-outline-offset-1 focus-within:outline-focus ${isNote ? 'border-[1.5px] border-dashed border-line-strong' : 'border-line-strong'}`}
        >
          <textarea
            ref={field}
            dir="auto"
            rows={1}
            value={written}
            maxLength={isNote ? CHAT_NOTE_MAX : CHAT_TEXT_MAX}
            aria-label={t(isNote ? 'portalChat.note' : 'portalChat.message')}
            placeholder={
              isNote
                ? t('portalChat.notePlaceholder')
                : t('portalChat.messagePlaceholder', { language: languageName(locale) })
            }
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-controls={isPicking ? listId : undefined}
            aria-activedescendant={
              isPicking && found.length > 0 ? optionId(listId, active) : undefined
            }
            onChange={({ currentTarget }) => change(currentTarget.value)}
            onKeyDown={press}
            className="field-sizing-content max-h-40 w-full min-w-0 resize-none border-0 bg-transparent py-2.5 text-body outline-0 lg:text-small"
          />
        </div>
        <IconButton
          type="submit"
          tone="ink"
          icon={isNote ? 'check' : 'send'}
          label={t(isNote ? 'portalChat.saveNote' : 'portalChat.send')}
          isPending={isSavingNote}
          isDisabled={isBlank || isPicking}
        />
      </form>
    </div>
  )
}
