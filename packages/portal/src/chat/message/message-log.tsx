import { Button } from '@ironsouq/ui/primitives/action/button'
import { type UIEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useFormat } from '../../language/use-format.ts'
import { useT } from '../../language/use-t.ts'
import type { Outgoing } from '../outbox/outbox.ts'
import { type Conversation, entriesOf } from '../thread.ts'
import { MessageItem, NoteItem, OutgoingItem } from './message-item.tsx'
import { useTranslations } from './use-translations.ts'

/** So close to an edge a person looks at what is there. */
const EDGE_PX = 80

interface MessageLogProps {
  conversation: Conversation
  waiting: readonly Outgoing[]
  isTyping: boolean
  hasOlder: boolean
  loadOlder: () => Promise<void>
}

/** Stays at the newest message for a person who is there, and keeps the place of one who reads further up. */
function useScroll(first: string | undefined) {
  const box = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const before = useRef({ first, height: 0 })
  useLayoutEffect(() => {
    const log = box.current
    if (!log) return
    // Older messages came above what the person reads.
    if (!isAtEnd.current && before.current.first !== first)
      log.scrollTop += log.scrollHeight - before.current.height
    before.current = { first, height: log.scrollHeight }
  }, [first])
  useEffect(() => {
    const log = box.current
    const list = log?.firstElementChild
    if (!log || !list) return undefined
    // New messages, pictures and the field below change the height.
    const watch = new ResizeObserver(() => {
      if (isAtEnd.current) log.scrollTop = log.scrollHeight
      before.current.height = log.scrollHeight
    })
    watch.observe(log)
    watch.observe(list)
    return () => watch.disconnect()
  }, [])
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const { scrollTop, scrollHeight, clientHeight } = currentTarget
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < EDGE_PX
  }
  return { box, onScroll }
}

export function MessageLog(props: MessageLogProps) {
  const { conversation, waiting, isTyping, hasOlder, loadOlder } = props
  const { chat, messages, notes } = conversation
  const translations = useTranslations(conversation)
  const t = useT()
  const format = useFormat()
  const isLoading = useRef(false)
  const entries = entriesOf(messages, notes, (at) => format.date(at))
  const { box, onScroll } = useScroll(entries[0]?.key)
  const older = async () => {
    if (isLoading.current) return
    isLoading.current = true
    try {
      await loadOlder()
    } catch {
      // Scrolling up asks again.
    } finally {
      isLoading.current = false
    }
  }
  return (
    <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)]">
      <div>
        {translations.start && (
          <div className="border-b border-line px-4 py-1.5 lg:px-6">
            <Button tone="quiet" size="dense" icon="translate" onPress={translations.start}>
              {t('portalChat.translateAll')}
            </Button>
          </div>
        )}
      </div>
      <div
        ref={box}
        role="log"
        aria-label={t('portalChat.messages')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls is reached by keyboard
        tabIndex={0}
        onScroll={(event) => {
          onScroll(event)
          if (event.currentTarget.scrollTop < EDGE_PX && hasOlder) void older()
        }}
        className="min-h-0 overflow-y-auto overscroll-contain focus-visible:-outline-offset-3"
      >
        <ol className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 p-4 lg:px-6 lg:py-5">
          {hasOlder && (
            <li className="justify-self-center">
              <button
                type="button"
                onClick={() => void older()}
                className="min-h-11 cursor-pointer px-2 text-micro underline underline-offset-3 lg:min-h-8"
              >
                {t('portalChat.older')}
              </button>
            </li>
          )}
          {entries.map((entry) =>
            entry.kind === 'day' ? (
              <li key={entry.key} className="text-center text-micro text-ink-muted">
                {format.longDay(entry.at)}
              </li>
            ) : entry.kind === 'note' ? (
              <NoteItem key={entry.key} note={entry.note} />
            ) : (
              <MessageItem
                key={entry.key}
                chat={chat}
                message={entry.message}
                translation={translations.of(entry.message.seq, entry.message.translation)}
              />
            ),
          )}
          {waiting.map((each) => (
            <OutgoingItem key={each.sendId} {...each} />
          ))}
          {isTyping && (
            <li className="text-center text-micro text-ink-muted">
              {t('portalChat.isWriting', { name: chat.buyerName })}
            </li>
          )}
        </ol>
      </div>
    </div>
  )
}
