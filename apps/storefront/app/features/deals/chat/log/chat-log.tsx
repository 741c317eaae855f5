import type { ThreadMessage } from '@ironsouq/contract/deals/chat/chat.schema'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Fragment, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { log } from '#kit/log.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Waiting } from '../outbox/outbox-store.ts'
import { hasEarlier, type ShownThread } from '../thread/thread.ts'
import { dayOf } from './day.ts'
import { MessageItem, WaitingItem } from './message-item.tsx'
import type { LogPlace } from './use-log-place.ts'

function Day({ at, now }: { at: string; now: string }) {
  const t = useT()
  const format = useFormat()
  const day = format.dayMonth(at)
  const isToday = dayOf(at) === dayOf(now)
  return (
    <li className="justify-self-center text-micro text-ink-muted">
      {isToday ? t('chat.today', { day }) : day}
    </li>
  )
}

function Messages({ chat, messages, canTranslate, now }: ShownThread & { now: string }) {
  return messages.map((message, n) => {
    const before: ThreadMessage | undefined = messages[n - 1]
    const isNewDay = !before || dayOf(before.at) !== dayOf(message.at)
    const isSameAuthor =
      !isNewDay && before.author === message.author && before.authorName === message.authorName
    return (
      <Fragment key={message.seq}>
        {isNewDay && <Day at={message.at} now={now} />}
        <MessageItem
          chat={chat}
          message={message}
          canTranslate={canTranslate}
          isSameAuthor={isSameAuthor}
        />
      </Fragment>
    )
  })
}

interface ChatLogProps {
  shown: ShownThread
  waiting: readonly Waiting[]
  /** Who types at the moment. */
  typing: string | undefined
  box: RefObject<HTMLDivElement | null>
  place: LogPlace
  /** The time of loading. */
  now: string
  onEarlier: (before: number) => Promise<void>
  onEdit: (waiting: Waiting) => void
  onDiscard: (sendId: string) => void
}

interface EarlierProps {
  /** The first message that is shown. */
  before: number
  onEarlier: ChatLogProps['onEarlier']
}

/** Reads earlier messages when it comes into sight; a failed reading is tried again by the button. */
function Earlier({ before, onEarlier }: EarlierProps) {
  const t = useT()
  const button = useRef<HTMLButtonElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const load = useCallback(async () => {
    setIsBusy(true)
    try {
      await onEarlier(before)
    } catch (err) {
      log('earlier messages could not be read', err)
    }
    setIsBusy(false)
  }, [before, onEarlier])
  useEffect(() => {
    if (!button.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void load())
    observer.observe(button.current)
    return () => observer.disconnect()
  }, [load])
  return (
    <button
      ref={button}
      type="button"
      aria-disabled={isBusy}
      onClick={() => !isBusy && void load()}
      className={`${buttonLook({ tone: 'quiet', size: 'dense' })} justify-self-center`}
    >
      {t('chat.earlier')}
    </button>
  )
}

const isUnknown = (messages: ShownThread['messages']) => {
  const known = new Set(messages.map(({ sendId }) => sendId))
  return ({ sendId }: Waiting) => !known.has(sendId)
}

/** The messages of a conversation, the newest at the end. */
export function ChatLog(props: ChatLogProps) {
  const t = useT()
  const { shown, waiting, typing, box, place, now, onEarlier, onEdit, onDiscard } = props
  const { messages } = shown
  return (
    <div className="relative grid min-h-0">
      <div
        ref={box}
        onScroll={place.handleScroll}
        role="region"
        aria-label={t('chat.messages')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
        tabIndex={0}
        className="grid content-start gap-4 overflow-y-auto overscroll-contain p-4 [overflow-anchor:none] focus-visible:-outline-offset-3 lg:px-6 lg:py-5"
      >
        {hasEarlier(shown) && <Earlier before={messages[0]?.seq ?? 1} onEarlier={onEarlier} />}
        <ol className="grid content-start gap-4">
          <Messages {...shown} now={now} />
          {waiting.filter(isUnknown(messages)).map((each) => (
            <WaitingItem
              key={each.sendId}
              waiting={each}
              onEdit={() => onEdit(each)}
              onDiscard={() => onDiscard(each.sendId)}
            />
          ))}
        </ol>
        <p className="min-h-4 text-micro text-ink-muted">
          {typing !== undefined && t('chat.typing', { name: typing })}
        </p>
      </div>
      {!place.isAtEnd && (
        <button
          type="button"
          onClick={place.goToEnd}
          className={`${buttonLook({ tone: place.hasNew ? 'ink' : 'line', size: 'dense' })} absolute inset-x-0 bottom-2 mx-auto w-fit shadow-raise`}
        >
          <Icon name="down" size="small" />
          {place.hasNew ? t('chat.newest') : t('chat.latest')}
        </button>
      )}
    </div>
  )
}
