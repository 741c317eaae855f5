import type { DataOf } from '@ironsouq/contract/endpoint'
import type {
  PortalNotice,
  staffNotificationEndpoints,
} from '@ironsouq/contract/platform/notification/portal-notification.endpoints'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Spinner } from '@ironsouq/ui/primitives/display/spinner'
import { Sheet } from '@ironsouq/ui/primitives/overlay/sheet'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { api } from '../api/api.ts'
import { useCommand } from '../api/use-command.ts'
import { usePortal } from '../frame/portal-context.ts'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { NOTIFICATION_CALLS } from './notification-calls.ts'

const PAGE_SIZE = 20

type Page = DataOf<typeof staffNotificationEndpoints.list>

interface NotificationSheetProps {
  onClose: () => void
  /** The number that is unread after one or all were read. */
  onRead: (unread: number) => void
}

/** One notification; following it marks it as read. */
function Row({ notice, onFollow }: { notice: PortalNotice; onFollow: () => void }) {
  const t = useT()
  const format = useFormat()
  const { title, body, link, at, isRead } = notice
  return (
    <li className="border-b border-line last:border-0">
      <Link
        to={link}
        onClick={onFollow}
        className={`grid gap-0.5 py-3 hover:bg-sunk ${isRead ? '' : 'border-s-3 border-s-ink ps-3'}`}
      >
        <span className="font-bold wrap-anywhere">
          {title}
          {!isRead && <span className="sr-only">{` (${t('portal.unread')})`}</span>}
        </span>
        <span className="wrap-anywhere text-ink-2">{body}</span>
        <time dateTime={at} className="text-micro text-ink-muted tabular-nums">
          <bdi>{format.dateTime(at)}</bdi>
        </time>
      </Link>
    </li>
  )
}

/** The notifications of the person, the latest first. */
export function NotificationSheet({ onClose, onRead }: NotificationSheetProps) {
  const t = useT()
  const { audience } = usePortal()
  const calls = NOTIFICATION_CALLS[audience]
  const { run, isRunning } = useCommand()
  const [current, setCurrent] = useState(1)
  const [page, setPage] = useState<Page | 'away'>()
  const load = useCallback(
    () =>
      api(calls.list, { query: { current, size: PAGE_SIZE } }).then(setPage, () => setPage('away')),
    [calls, current],
  )
  useEffect(() => void load(), [load])
  const follow = ({ noticeId, isRead }: PortalNotice) => {
    onClose()
    if (isRead) return
    // Without an answer it stays unread.
    api(calls.read, { body: { noticeId } }).then(
      ({ unread }) => onRead(unread),
      () => {},
    )
  }
  const readAll = async () => {
    const answer = await run(() => api(calls.read, { body: {} }))
    if (!answer) return
    onRead(answer.unread)
    await load()
  }
  const isLoaded = page !== undefined && page !== 'away'
  return (
    <Sheet
      title={t('portal.notifications')}
      close={t('common.close')}
      side="end"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      {...(isLoaded &&
        page.unread > 0 && {
          foot: (
            <Button isPending={isRunning} onPress={() => void readAll()}>
              {t('portal.markAllRead')}
            </Button>
          ),
        })}
    >
      {page === undefined && (
        <p className="grid place-items-center py-8">
          <Spinner />
          <span className="sr-only">{t('common.loading')}</span>
        </p>
      )}
      {page === 'away' && <p className="py-6 text-ink-2">{t('portal.awayBody')}</p>}
      {isLoaded && page.total === 0 && (
        <p className="py-6 text-ink-2">{t('portal.notificationsNone')}</p>
      )}
      {isLoaded && (
        <ul>
          {page.records.map((notice) => (
            <Row key={notice.noticeId} notice={notice} onFollow={() => follow(notice)} />
          ))}
        </ul>
      )}
      {isLoaded && page.total > PAGE_SIZE && (
        <div className="flex justify-between gap-3 py-3">
          <Button size="portal" isDisabled={current === 1} onPress={() => setCurrent(current - 1)}>
            {t('portal.previousPage')}
          </Button>
          <Button
            size="portal"
            isDisabled={current * PAGE_SIZE >= page.total}
            onPress={() => setCurrent(current + 1)}
          >
            {t('portal.nextPage')}
          </Button>
        </div>
      )}
    </Sheet>
  )
}
