import type { NoticePreferences } from '@ironsouq/contract/platform/notification/portal-notification.endpoints'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Switch } from '@ironsouq/ui/primitives/field/switch'
import { api } from '../api/api.ts'
import { useCommand } from '../api/use-command.ts'
import { usePortal } from '../frame/portal-context.ts'
import { useT } from '../language/use-t.ts'
import { NOTIFICATION_CALLS } from '../notification/notification-calls.ts'

/** Which kinds of notifications the person also gets by email. */
export function NoticeEmailsPanel({ kinds }: NoticePreferences) {
  const t = useT()
  const { audience } = usePortal()
  const { run, isRunning } = useCommand()
  const change = (kind: string, isEmailed: boolean) =>
    run(() => api(NOTIFICATION_CALLS[audience].changePreference, { body: { kind, isEmailed } }))
  return (
    <Panel heading={t('portalAccount.noticeEmails')}>
      <p className="pb-2 text-small text-ink-2">{t('portalAccount.noticeEmailsNote')}</p>
      {kinds.map(({ kind, name, isEmailed }) => (
        <Switch
          key={kind}
          label={name}
          isSelected={isEmailed}
          isDisabled={isRunning}
          onChange={(isOn) => void change(kind, isOn)}
        />
      ))}
    </Panel>
  )
}
