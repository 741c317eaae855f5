import type { DeskChat } from '@ironsouq/contract/deals/chat/chat.schema'
import { isolated } from '@ironsouq/i18n/isolate'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Link } from 'react-router'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { aboutParts, messageLine } from './chat-labels.ts'

const MINUTE_MS = 60_000
/** A buyer who has waited for so long is shown as late. */
const LATE_MINUTES = 10

interface WaitProps {
  since: string
  now: number
}

/** How long a buyer has waited, in the largest unit that fits. */
function Wait({ since, now }: WaitProps) {
  const t = useT()
  const format = useFormat()
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE_MS))
  const [count, unit] =
    minutes < 60
      ? ([minutes, 'portalChat.minutes'] as const)
      : minutes < 60 * 24
        ? ([Math.floor(minutes / 60), 'portalChat.hours'] as const)
        : ([Math.floor(minutes / 60 / 24), 'portalChat.days'] as const)
  const look = minutes >= LATE_MINUTES ? 'bg-accent-wash text-accent-text' : 'bg-sunk'
  return (
    <span
      className={`grid h-11 content-center justify-items-center rounded-box font-bold tabular-nums ${look}`}
    >
      {format.number(count)}
      <small className="text-micro font-normal">{t(unit)}</small>
    </span>
  )
}

interface ChatRowProps {
  chat: DeskChat
  to: string
  isOpen: boolean
  now: number
  /** Its place in the queue. */
  place?: number
}

export function ChatRow({ chat, to, isOpen, now, place }: ChatRowProps) {
  const t = useT()
  const format = useFormat()
  const { buyerName, lastMessage, unread, waitingSince, assignee, rating } = chat
  const isTaken = place === undefined && waitingSince === null && !isOpen
  return (
    <li>
      <Link
        to={to}
        aria-current={isOpen ? 'true' : undefined}
        className="grid grid-cols-[44px_minmax(0,1fr)_auto] items-start gap-x-3 border-b border-line px-4 py-3 hover:bg-paper focus-visible:-outline-offset-3 aria-[current=true]:border-s-3 aria-[current=true]:border-s-ink aria-[current=true]:bg-paper aria-[current=true]:ps-3.25"
      >
        {waitingSince === null ? (
          <span className="grid h-11 place-items-center rounded-box text-ink-muted inset-ring inset-ring-line">
            <Icon name="chat" size="small" />
          </span>
        ) : (
          <Wait since={waitingSince} now={now} />
        )}
        <span className="grid grid-cols-[minmax(0,1fr)]">
          <b className="truncate">
            <bdi>{buyerName}</bdi>
          </b>
          <span className="truncate text-micro text-ink-muted">
            {[...(assignee && isTaken ? [assignee.name] : []), ...aboutParts(t, chat)].map(
              (part, i) => (
                <span key={part}>
                  {i > 0 && ' · '}
                  <bdi>{part}</bdi>
                </span>
              ),
            )}
          </span>
          {lastMessage && (
            <span className="truncate" dir="auto">
              {lastMessage.author === 'buyer'
                ? messageLine(t, lastMessage)
                : `${isolated(lastMessage.authorName)}: ${messageLine(t, lastMessage)}`}
            </span>
          )}
        </span>
        <span className="grid justify-items-end gap-1 text-micro text-ink-muted tabular-nums">
          {place !== undefined && <span aria-hidden="true">{format.number(place)}</span>}
          {place === undefined && unread > 0 && (
            <span className="rounded-full bg-ink px-1.5 font-semibold text-paper">
              {format.number(unread)}
              <span className="sr-only"> {t('portalChat.unread')}</span>
            </span>
          )}
          {rating !== null && (
            <span>{t('portalChat.ratingOf', { rating: format.number(rating) })}</span>
          )}
        </span>
      </Link>
    </li>
  )
}
