import { isChatOpen } from '@ironsouq/contract/deals/chat/chat.lifecycle'
import type { ChatDesk } from '@ironsouq/contract/deals/chat/chat.limits'
import type { BuyerChat } from '@ironsouq/contract/deals/chat/chat.schema'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { type Ref, useEffect, useRef, useState } from 'react'
import { log } from '#kit/log.ts'
import { useT } from '#kit/text/use-t.ts'
import { Subject } from './cards/subject.tsx'
import { ChatHead } from './chat-head.tsx'
import { awayWords, deskName, lineOf } from './chat-labels.ts'
import { ClosedNote } from './closed-note.tsx'
import { Composer } from './composer.tsx'
import { LinkNote } from './link-note.tsx'
import { ChatLog } from './log/chat-log.tsx'
import { useLogPlace } from './log/use-log-place.ts'
import type { Waiting } from './outbox/outbox-store.ts'
import { useOutbox } from './outbox/use-outbox.ts'
import { canWrite } from './thread/connection.ts'
import { lastSeqOf, type ShownThread } from './thread/thread.ts'
import { useLink } from './thread/use-connection.ts'
import { useMarkRead } from './thread/use-mark-read.ts'
import { useThread } from './thread/use-thread.ts'

interface ChatPaneProps {
  loaded: ShownThread
  memberId: string
  now: string
  desk: ChatDesk | undefined
  title: Ref<HTMLHeadingElement>
  /** The list beside it shows the conversation too. */
  onChange: (chat: BuyerChat) => void
}

/** While no one is at the desk, as the head says: what to do meanwhile. */
function Away({ chat }: { chat: BuyerChat }) {
  const t = useT()
  if (!awayWords(chat) || chat.isStoreOffline || !isChatOpen(chat.state)) return null
  return (
    <div className="px-4 pt-2 lg:px-6">
      <Banner>
        <p>{t('chat.leaveMessage')}</p>
      </Banner>
    </div>
  )
}

/** One conversation, as it happens. */
export function ChatPane({ loaded, memberId, now, desk, title, onChange }: ChatPaneProps) {
  const t = useT()
  const field = useRef<HTMLTextAreaElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const { shown, state, isTyping, spoken, change, loadEarlier, sent, signal } = useThread(loaded)
  const { chat, messages } = shown
  const link = useLink(state)
  const { waiting, add, drop } = useOutbox({
    memberId,
    chatId: chat.chatId,
    isConnected: link === 'connected',
    onSent: sent,
  })
  const last = lastSeqOf(shown)
  const place = useLogPlace(box, { first: messages[0]?.seq ?? 1, last: last + waiting.length })
  useMarkRead(chat, last, place.isAtEnd)
  useEffect(() => {
    const lastMessage = messages.at(-1) ?? null
    const unread = Math.max(0, chat.lastSeq - chat.buyerReadSeq)
    onChange({ ...chat, lastMessage, unread })
  }, [chat, messages, onChange])

  const setChat = (next: BuyerChat) => change({ type: 'chat', chat: next })
  const write = (written: string) => {
    place.goToEnd()
    add(written, chat.consultation).catch((err: unknown) =>
      log('a message could not be stored', err),
    )
  }
  const handlePicture = async (file: File) => {
    const { sendPicture } = await import('./send-picture.ts')
    const { message, error } = await sendPicture(file, chat, t)
    if (message) sent(message)
    return error
  }
  const handleText = (typed: string) => {
    setText(typed)
    if (typed !== '') signal()
  }
  const handleEdit = (refused: Waiting) => {
    setText(refused.text)
    void drop(refused.sendId)
    field.current?.focus()
  }
  const isOpen = isChatOpen(chat.state) && !chat.isBlocked
  const answered = messages.some(
    ({ author, consultation }) => author !== 'buyer' && consultation === chat.consultation,
  )
  return (
    <section
      aria-label={deskName(t, chat)}
      className="grid min-h-0 min-w-0 grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto] bg-surface max-lg:h-full lg:border-x lg:border-line"
    >
      <div>
        <ChatHead chat={chat} desk={desk} link={link} title={title} onChange={setChat} />
        <Subject shown={shown} isOpen={isOpen && canWrite(link)} onSent={sent} />
        <LinkNote link={link} />
        <Away chat={chat} />
      </div>
      <ChatLog
        shown={shown}
        waiting={waiting}
        typing={isTyping ? (chat.speaker ?? deskName(t, chat)) : undefined}
        box={box}
        place={place}
        now={now}
        onEarlier={loadEarlier}
        onEdit={handleEdit}
        onDiscard={(sendId) => void drop(sendId)}
      />
      {isOpen ? (
        <Composer
          text={text}
          onText={handleText}
          onSend={write}
          onPicture={handlePicture}
          field={field}
          isDisabled={!canWrite(link)}
        />
      ) : (
        <ClosedNote chat={chat} wasAnswered={answered} onChange={setChat} />
      )}
      <p aria-live="polite" className="sr-only">
        {spoken && t('chat.newFrom', { name: spoken.authorName, text: lineOf(t, spoken) })}
      </p>
    </section>
  )
}
