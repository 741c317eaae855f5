import type { DeskRecord } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import { capital } from '@ironsouq/i18n/capital'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { ProgressBar } from '@ironsouq/ui/primitives/display/progress'
import { useT } from '../language/use-t.ts'

/** How complete the listing is, and what to do next. */
export function QualityPanel({ quality: { score, steps } }: DeskRecord) {
  const t = useT()
  return (
    <Panel heading={t('portalDevice.quality')} note={<bdi>{`${score} / 100`}</bdi>}>
      <ProgressBar label={t('portalDevice.quality')} value={score} />
      {steps.length === 0 && <p className="pt-2">{t('portalDevice.qualityFull')}</p>}
      <ol className="grid gap-2 pt-3">
        {steps.map(({ code, points }) => (
          <li key={code} className="flex items-center gap-2">
            <Badge tone="line">
              <bdi>{`+${points}`}</bdi>
            </Badge>
            {t(`portalDevice.step${capital(code)}`)}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
