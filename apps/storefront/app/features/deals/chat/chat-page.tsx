import type { ChatDesk } from '@ironsouq/contract/deals/chat/chat.limits'
import type { BuyerChat } from '@ironsouq/contract/deals/chat/chat.schema'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { log } from '#kit/log.ts'
import { messageStore } from '#kit/session/message-store.ts'
import { useT } from '#kit/text/use-t.ts'
import { chatCall } from './chat-call.ts'
import { ChatList } from './chat-list.tsx'
import type { ConsultWith } from './parts/chat-path.ts'
import { StartPane } from './start-pane.tsx'
import type { ShownThread } from './thread/thread.ts'

// Its schemas are loaded with it: imported by a route, they would be part of what every page loads.
const ChatPane = lazy(async () => {
  const { ChatPane: Pane } = await import('./chat-pane.tsx')
  return { default: Pane }
})

export interface ShownChats {
  memberId: string
  /** The time of loading. */
  now: string
  chats: readonly BuyerChat[]
  desk: ChatDesk | undefined
  open: ShownThread | null
  start: ConsultWith | null
}

/** The conversations as they are now: read again when the number of unread messages changes. */
function useChats(loaded: readonly BuyerChat[]) {
  const [chats, setChats] = useState(loaded)
  const [touched, setTouched] = useState<BuyerChat>()
  useEffect(() => {
    let isLeft = false
    let seen = messageStore.get().messageValue
    const read = async () => {
      try {
        const { chatEndpoints } = await import('@ironsouq/contract/deals/chat/chat.endpoints')
        const { records } = await chatCall(chatEndpoints.list, { query: {} })
        if (!isLeft) setChats(records)
      } catch (err) {
        log('the conversations could not be read', err)
      }
    }
    const leave = messageStore.subscribe(() => {
      const { messageValue } = messageStore.get()
      if (messageValue === seen) return
      seen = messageValue
      void read()
    })
    void read()
    return () => {
      isLeft = true
      leave()
    }
  }, [])
  // The line of the open conversation says what its pane says.
  const shown = chats.map((each) => (each.chatId === touched?.chatId ? touched : each))
  return { chats: shown, touch: setTouched }
}

/** The page that was shown before this one, to move the focus only between panes. */
let before: string | undefined

/** Moves the focus to the pane that was chosen, as a page would. */
function usePaneFocus(openId: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLElement>(null)
  const isAwaited = useRef(false)
  /** The pane may still be loading when it is chosen. */
  const title = useCallback((node: HTMLHeadingElement | null) => {
    heading.current = node
    if (node && isAwaited.current) node.focus({ preventScroll: true })
    if (node) isAwaited.current = false
  }, [])
  useEffect(() => {
    const now = openId ?? ''
    if (before !== undefined && before !== now) {
      const pane = openId === undefined ? list : heading
      pane.current?.focus({ preventScroll: true })
      isAwaited.current = pane.current === null
    }
    before = now
    return () => {
      // Another page of the site follows, unless another pane is shown at once.
      queueMicrotask(() => {
        if (before === now) before = undefined
      })
    }
  }, [openId])
  return { title, list }
}

/** The message box and the open conversation: two panes on a desk, one on a phone [RT-14] [CH-1]. */
export function ChatPage({ shown, answer }: { shown: ShownChats; answer: FormAnswer | undefined }) {
  const t = useT()
  const { memberId, now, desk, open, start } = shown
  const { chats, touch } = useChats(shown.chats)
  const openId = open?.chat.chatId
  const { title, list } = usePaneFocus(openId)
  const hasPane = open !== null || start !== null
  return (
    <div className="mx-auto grid w-full max-w-[calc(var(--container-wrap)+2*var(--gutter))] grid-cols-1 lg:h-full lg:grid-cols-[368px_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)] lg:px-(--gutter) max-lg:h-full">
      <aside
        ref={list}
        tabIndex={-1}
        aria-label={t('chat.title')}
        className={`min-h-0 outline-0 lg:overflow-y-auto lg:border-s lg:border-line ${hasPane ? 'max-lg:hidden' : ''}`}
      >
        <ChatList chats={chats} desk={desk} openId={openId} now={now} />
      </aside>
      {open && (
        <Suspense>
          <ChatPane
            key={openId}
            loaded={open}
            memberId={memberId}
            now={now}
            desk={desk}
            title={title}
            onChange={touch}
          />
        </Suspense>
      )}
      {start && <StartPane start={start} answer={answer} />}
      {!hasPane && (
        <div className="grid place-content-center justify-items-center gap-3 bg-surface text-ink-muted max-lg:hidden lg:border-x lg:border-line">
          <Icon name="chat" size="large" />
          <p>{t('chat.chooseTitle')}</p>
        </div>
      )}
    </div>
  )
}
