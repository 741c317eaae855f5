import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import {
  findingOf,
  isSame,
  isSameMeter,
  type StoredForm,
  type StoredPhoto,
} from './parts/stored-form.ts'

interface OutboxPanelProps {
  stored: StoredForm
  photos: readonly StoredPhoto[]
  onRetry: () => void
}

const changedPoints = ({ form, noted }: StoredForm) =>
  noted.findings.filter((finding) => !isSame(finding, findingOf(form.findings, finding.pointId)))

/** What waits on this device, and why the server refused it if it did. */
export function OutboxPanel({ stored, photos, onRetry }: OutboxPanelProps) {
  const t = useT()
  const format = useFormat()
  const changed = changedPoints(stored).length
  const isMeterChanged = !isSameMeter(stored.form, stored.noted)
  const isSent = changed === 0 && !isMeterChanged && photos.length === 0 && stored.finishId === null
  const bytes = photos.reduce((sum, { blob }) => sum + blob.size, 0)
  const isRefused = stored.fault !== null || photos.some(({ fault }) => fault !== null)
  return (
    <Panel
      heading={t('backofficeInspection.outbox')}
      {...(stored.sentAt !== null && {
        note: t('backofficeInspection.sentAt', { time: format.time(stored.sentAt) }),
      })}
    >
      <div className="grid gap-3">
        {isSent ? (
          <p className="text-ink-muted">{t('backofficeInspection.nothingWaits')}</p>
        ) : (
          <ul className="grid text-small">
            {changed > 0 && (
              <li className="flex items-center gap-2 py-1">
                <Icon name="clock" size="small" />
                {t('backofficeInspection.pointsWait', { count: changed })}
              </li>
            )}
            {isMeterChanged && (
              <li className="flex items-center gap-2 py-1">
                <Icon name="clock" size="small" />
                {t('backofficeInspection.meterHours')}
              </li>
            )}
            {photos.length > 0 && (
              <li className="flex items-center gap-2 py-1">
                <Icon name="image" size="small" />
                {t('backofficeInspection.photosWait', {
                  count: photos.length,
                  size: format.number(Math.max(0.1, Math.round(bytes / 1e5) / 10)),
                })}
              </li>
            )}
            {stored.finishId !== null && (
              <li className="flex items-center gap-2 py-1">
                <Icon name="doc" size="small" />
                {t('backofficeInspection.submitWaits')}
              </li>
            )}
          </ul>
        )}
        {stored.fault !== null && (
          <Banner tone="refused" isLive>
            {stored.fault}
          </Banner>
        )}
        {isRefused && <Button onPress={onRetry}>{t('common.retry')}</Button>}
      </div>
    </Panel>
  )
}
