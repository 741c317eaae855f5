import { IconButton } from '@ironsouq/ui/primitives/action/icon-button'
import { usePortal } from '../frame/portal-context.ts'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'

/** A longer number would cover the bell. */
const COUNT_MOST = 99

/** Opens the notifications and says how many are unread. */
export function NotificationBell() {
  const t = useT()
  const format = useFormat()
  const { unread, openNotifications } = usePortal()
  const label =
    unread === 0 ? t('portal.notifications') : t('portal.notificationsUnread', { count: unread })
  return (
    <span className="relative inline-grid">
      <IconButton
        tone="quiet"
        size="portal"
        icon="bell"
        label={label}
        onPress={openNotifications}
      />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute -end-1 -top-1 rounded-full bg-ink px-1.5 text-micro font-semibold text-paper tabular-nums"
        >
          <bdi dir="ltr">
            {unread > COUNT_MOST ? `${format.number(COUNT_MOST)}+` : format.number(unread)}
          </bdi>
        </span>
      )}
    </span>
  )
}
