import type { ChatDesk } from '@ironsouq/contract/deals/chat/chat.limits'
import type { BuyerChat } from '@ironsouq/contract/deals/chat/chat.schema'
import { isolated } from '@ironsouq/i18n/isolate'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import type { Ref } from 'react'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { Avatar } from './avatar.tsx'
import { awayWords, deskName } from './chat-labels.ts'
import { ChatMenu } from './chat-menu.tsx'
import { chatPath } from './parts/chat-path.ts'
import type { Link } from './thread/connection.ts'

interface ChatHeadProps {
  chat: BuyerChat
  desk: ChatDesk | undefined
  link: Link
  title: Ref<HTMLHeadingElement>
  onChange: (chat: BuyerChat) => void
}

/** Whether someone is there, and who speaks [CH-5] [CH-10]. */
function Presence({ chat }: { chat: BuyerChat }) {
  const t = useT()
  const away = awayWords(chat)
  const { speaker, state, desk } = chat
  const speaks =
    speaker === null
      ? undefined
      : desk === 'official'
        ? t('chat.speaker', { name: isolated(speaker), desk: t('chat.service') })
        : speaker
  const waits = state === 'waiting' && !away ? t('chat.waiting') : undefined
  return (
    <p className="text-micro">
      {away ? (
        <span className="text-ink-muted">{t(away)}</span>
      ) : (
        <span className="font-semibold text-proven">{t('chat.online')}</span>
      )}
      {(speaks ?? waits) !== undefined && (
        <span className="text-ink-muted"> · {speaks ?? waits}</span>
      )}
    </p>
  )
}

function Connection({ link }: { link: Link }) {
  const t = useT()
  if (link !== 'connecting' && link !== 'connected') return null
  return (
    <span className="inline-flex items-center gap-1.5 text-micro text-ink-muted max-lg:sr-only">
      <Icon name="signal" size="small" />
      {link === 'connected' ? t('chat.connected') : t('chat.connecting')}
    </span>
  )
}

/** Whom the conversation is with. */
export function ChatHead({ chat, desk, link, title, onChange }: ChatHeadProps) {
  const t = useT()
  return (
    <header className="flex items-center gap-3 border-b border-line px-4 py-2 lg:px-6">
      <LocalLink
        href={chatPath({ desk })}
        prefetch="none"
        aria-label={t('chat.back')}
        className={`${buttonLook({ tone: 'quiet', isSquare: true })} -ms-2 lg:hidden`}
      >
        <Icon name="previous" />
      </LocalLink>
      <span className="max-lg:hidden">
        <Avatar chat={chat} />
      </span>
      <div className="min-w-0 flex-1">
        <h1 ref={title} tabIndex={-1} className="truncate text-body font-bold outline-0">
          <bdi>{deskName(t, chat)}</bdi>
        </h1>
        <Presence chat={chat} />
      </div>
      <Connection link={link} />
      <ChatMenu chat={chat} onChange={onChange} />
    </header>
  )
}
