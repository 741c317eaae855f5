import { IconButton } from '@ironsouq/ui/primitives/action/icon-button'
import { CountMark } from '../frame/count-mark.tsx'
import { usePortal } from '../frame/portal-context.ts'
import { useT } from '../language/use-t.ts'

/** Opens the notifications and says how many are unread. */
export function NotificationBell() {
  const t = useT()
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
      <CountMark count={unread} />
    </span>
  )
}
