import { isolated } from '@ironsouq/i18n/isolate'
import { pictureUrl } from '@ironsouq/portal/api/picture-url.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { ProgressBar } from '@ironsouq/ui/primitives/display/progress'
import { inLine, STATE_LOOK } from './parts/inspection-labels.ts'
import { type StoredForm, type StoredPhoto, stateOf } from './parts/stored-form.ts'
import { useIsOnline } from './use-stored-form.ts'

interface FormHeadProps {
  stored: StoredForm
  photos: readonly StoredPhoto[]
  isUnstored: boolean
  isReady: boolean
  /** How many points are not rated. */
  open: number
}

/** The machine, the connection, the state of the form and how far it is filled in. */
export function FormHead({ stored, photos, isUnstored, isReady, open }: FormHeadProps) {
  const t = useT()
  const isOnline = useIsOnline()
  const { form, noted } = stored
  const { title, yearMade, stockNo, yardName, cover, points } = form
  const look = STATE_LOOK[stateOf(stored, photos.length)]
  const count = (state: string) => noted.findings.filter((each) => each.state === state).length
  const rated = points.length - open
  const progress = t('backofficeInspection.progress', { rated, count: points.length })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {!isOnline && (
        <Banner tone="wait" isLive>
          <b>{t('portal.awayTitle')}</b>
          <p className="text-small">{t('backofficeInspection.offlineNote')}</p>
        </Banner>
      )}
      {isUnstored && (
        <Banner tone="refused" isLive>
          {t('backofficeInspection.notStored')}
        </Banner>
      )}
      {form.submitted && (
        <Banner tone="proven" isLive>
          {t('backofficeInspection.submitted')}
        </Banner>
      )}
      {form.returned && (
        <Banner tone="wait" isLive>
          <b>{t('backofficeInspection.returnedBy', { name: isolated(form.returned.by) })}</b>
          <p className="whitespace-pre-line">
            <bdi>{form.returned.remark}</bdi>
          </p>
        </Banner>
      )}
      <div className="flex items-center gap-3">
        <span className="size-16 shrink-0 overflow-hidden rounded-box bg-sunk">
          {cover !== null && (
            <img src={pictureUrl(cover)} alt="" className="size-full object-cover" />
          )}
        </span>
        <div className="grid min-w-0 gap-1">
          <h2 className="font-bold">
            <bdi>{title}</bdi> <bdi>{yearMade}</bdi>
          </h2>
          <p className="text-micro text-ink-muted">{inLine([stockNo, yardName])}</p>
          <p className="flex flex-wrap gap-1" role="status">
            <Badge tone={look.tone} icon={look.icon} isWrapped>
              {t(look.word)}
            </Badge>
            {isReady && isOnline && (
              <Badge tone="line" icon="signal" isWrapped>
                {t('backofficeInspection.ready')}
              </Badge>
            )}
          </p>
        </div>
      </div>
      <div className="grid gap-1">
        <div className="flex flex-wrap justify-between gap-x-3">
          <b>{progress}</b>
          <span className="text-micro text-ink-muted">
            {t('portalDevice.reportCounts', {
              ok: count('ok'),
              monitor: count('monitor'),
              action: count('action'),
            })}
          </span>
        </div>
        <ProgressBar
          label={t('backofficeInspection.parts')}
          value={points.length === 0 ? 0 : Math.round((100 * rated) / points.length)}
          text={progress}
        />
      </div>
    </div>
  )
}
