import type { ChatDesk } from '@ironsouq/contract/deals/chat/chat.limits'
import type { BuyerChat } from '@ironsouq/contract/deals/chat/chat.schema'
import { isolated } from '@ironsouq/i18n/isolate'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { FIELD_BARE, fieldBox } from '@ironsouq/ui/primitives/field/field-look'
import { useState } from 'react'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { Avatar } from './avatar.tsx'
import { aboutLine, deskName, lineOf } from './chat-labels.ts'
import { useWhen } from './log/day.ts'
import { ChatLink } from './parts/chat-link.tsx'
import { chatPath } from './parts/chat-path.ts'

interface ChatListProps {
  /** The time of loading. */
  now: string
  chats: readonly BuyerChat[]
  /** Official and stores apart; undefined is all of them [CH-1]. */
  desk: ChatDesk | undefined
  openId: string | undefined
}

function LastMessage({ chat: { lastMessage, state } }: { chat: BuyerChat }) {
  const t = useT()
  if (state === 'expired')
    return <span className="truncate text-ink-muted">{t('chat.expired')}</span>
  if (!lastMessage) return null
  const text = lineOf(t, lastMessage)
  return (
    <span dir={lastMessage.author === 'buyer' ? undefined : 'auto'} className="truncate">
      {lastMessage.author === 'buyer' ? t('chat.lastOwn', { text: isolated(text) }) : text}
    </span>
  )
}

interface LineProps {
  chat: BuyerChat
  desk: ChatDesk | undefined
  now: string
  isOpen: boolean
}

function Line({ chat, desk, now, isOpen }: LineProps) {
  const t = useT()
  const format = useFormat()
  const when = useWhen(now)
  const { chatId, unread, updatedAt } = chat
  const about = aboutLine(t, chat)
  return (
    <li className="border-b border-line">
      <LocalLink
        href={chatPath({ chatId, desk })}
        prefetch="none"
        aria-current={isOpen ? 'true' : undefined}
        className="flex items-start gap-3 border-s-3 border-transparent py-3 ps-[13px] pe-4 hover:bg-surface focus-visible:-outline-offset-2 aria-[current]:border-ink aria-[current]:bg-surface"
      >
        <Avatar chat={chat} />
        <span className="grid min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-2">
            <b className="truncate">
              <bdi>{deskName(t, chat)}</bdi>
            </b>
            <time dateTime={updatedAt} className="shrink-0 text-micro text-ink-muted tabular-nums">
              <bdi>{when(updatedAt)}</bdi>
            </time>
          </span>
          {about !== undefined && (
            <span className="truncate text-micro text-ink-muted">
              <bdi>{about}</bdi>
            </span>
          )}
          <LastMessage chat={chat} />
        </span>
        {unread > 0 && (
          <bdi
            aria-label={t('chat.unread', { count: unread })}
            role="img"
            className="grid h-4.5 min-w-4.5 shrink-0 place-items-center rounded-full bg-ink px-1 text-micro font-semibold text-paper tabular-nums"
          >
            {format.number(unread)}
          </bdi>
        )}
      </LocalLink>
    </li>
  )
}

function DeskChoice({ desk, openId }: Pick<ChatListProps, 'desk' | 'openId'>) {
  const t = useT()
  const choices = [
    { value: undefined, text: t('chat.all') },
    { value: 'official', text: t('chat.official') },
    { value: 'store', text: t('chat.stores') },
  ] as const
  return (
    <nav
      aria-label={t('chat.groups')}
      className="flex overflow-hidden rounded-box border border-line-strong"
    >
      {choices.map(({ value, text }) => (
        <LocalLink
          key={text}
          href={chatPath({ ...(openId !== undefined && { chatId: openId }), desk: value })}
          prefetch="none"
          aria-current={desk === value ? 'true' : undefined}
          className="inline-flex min-h-11 items-center border-line-strong px-2.5 font-medium not-first:border-s hover:bg-sunk focus-visible:-outline-offset-2 aria-[current]:bg-ink aria-[current]:text-paper lg:min-h-9"
        >
          {text}
        </LocalLink>
      ))}
    </nav>
  )
}

const finds = (words: string, texts: readonly (string | undefined)[]) =>
  texts.some((text) => text?.toLocaleLowerCase().includes(words))

/** The conversations of the member, the last changed first [CH-1] [RT-14]. */
export function ChatList({ chats, desk, openId, now }: ChatListProps) {
  const t = useT()
  const [sought, setSought] = useState('')
  const words = sought.trim().toLocaleLowerCase()
  const ofDesk = chats.filter((chat) => desk === undefined || chat.desk === desk)
  const found = ofDesk.filter((chat) =>
    finds(words, [
      deskName(t, chat),
      chat.device?.title,
      chat.device?.stockNo,
      chat.product?.name,
      chat.order?.orderNumber,
    ]),
  )
  const Heading = openId === undefined ? 'h1' : 'h2'
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 p-4">
        <Heading className="text-lead font-semibold">{t('chat.title')}</Heading>
        <DeskChoice desk={desk} openId={openId} />
      </div>
      {ofDesk.length > 0 && (
        <div className="px-4 pb-3">
          <label className={fieldBox()}>
            <Icon name="search" size="small" />
            <input
              type="search"
              value={sought}
              onChange={({ currentTarget }) => setSought(currentTarget.value)}
              placeholder={t('chat.find')}
              aria-label={t('chat.findLabel')}
              className={FIELD_BARE}
            />
          </label>
        </div>
      )}
      {found.length > 0 && (
        <ul>
          {found.map((chat) => (
            <Line
              key={chat.chatId}
              chat={chat}
              desk={desk}
              now={now}
              isOpen={chat.chatId === openId}
            />
          ))}
        </ul>
      )}
      {found.length === 0 && words !== '' && (
        <p className="px-4 text-ink-muted">{t('chat.noneFound')}</p>
      )}
      {chats.length === 0 && (
        <div className="px-4">
          <EmptyState title={t('chat.emptyTitle')} body={t('chat.emptyBody')} />
        </div>
      )}
      {!chats.some((chat) => chat.desk === 'official') && desk !== 'store' && (
        <p className="p-4">
          <ChatLink to={{ consult: 'official' }} className={buttonLook({ isWide: true })}>
            <Icon name="chat" size="small" />
            {t('shell.askService')}
          </ChatLink>
        </p>
      )}
    </>
  )
}
