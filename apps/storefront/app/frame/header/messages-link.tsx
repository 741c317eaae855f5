import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useMessageCount } from '#kit/session/message-store.ts'
import { useT } from '#kit/text/use-t.ts'

const MOST = 99

/**
 * The link to the messages, with the number of unread ones [AP-13]. Ink: amber is for money and
 * time.
 */
export function MessagesLink({ className }: { className: string }) {
  const t = useT()
  const count = useMessageCount()
  return (
    <LocalLink href="/chat" className={className}>
      <Icon name="chat" />
      <span className="sr-only">
        {count > 0 ? t('shell.messagesUnread', { count }) : t('shell.messages')}
      </span>
      {count > 0 && (
        <bdi
          aria-hidden
          className="absolute end-0.5 top-1 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-ink px-1 text-micro font-semibold text-paper tabular-nums"
        >
          {count > MOST ? `${MOST}+` : count}
        </bdi>
      )}
    </LocalLink>
  )
}
