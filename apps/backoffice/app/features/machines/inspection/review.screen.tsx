import { GRADES } from '@ironsouq/contract/machines/device/device.enums'
import { inspectionEndpoints } from '@ironsouq/contract/machines/inspection/inspection.endpoints'
import { conditionOf, gradeOf } from '@ironsouq/contract/machines/inspection/inspection.grade'
import type { InspectionForm } from '@ironsouq/contract/machines/inspection/inspection.schema'
import { isolated } from '@ironsouq/i18n/isolate'
import { api } from '@ironsouq/portal/api/api.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { GradeMark } from '@ironsouq/ui/primitives/display/grade-mark'
import { useState } from 'react'
import type { Route } from './+types/review.screen.ts'
import { MeterWarning } from './meter-field.tsx'
import { inLine } from './parts/inspection-labels.ts'
import { ReviewActions } from './review-actions.tsx'
import { ReviewTable } from './review-table.tsx'

export const clientLoader = ({ params: { deviceId } }: Route.ClientLoaderArgs) =>
  api(inspectionEndpoints.form, { query: { deviceId } })

/** The machine, who inspected it, and the grade that the report would give. */
function ReviewHead({ form }: { form: InspectionForm }) {
  const t = useT()
  const format = useFormat()
  const [year] = useState(() => new Date().getUTCFullYear())
  const { points, findings, forParts, submitted, title, yearMade, stockNo, yardName } = form
  const { meterHours = null } = form
  const rated = points.map((point) => ({
    state: null,
    value: null,
    ...findings.find(({ pointId }) => pointId === point.pointId),
    ...point,
  }))
  const grade = gradeOf(conditionOf(form, { findings: rated, forParts, meterHours }, year))
  const count = (state: string) => findings.filter((each) => each.state === state).length
  return (
    <div className="flex items-center gap-3">
      <GradeMark
        letter={grade}
        steps={GRADES.length - GRADES.indexOf(grade)}
        label={t('device.gradeName', { grade })}
        size="big"
      />
      <div className="grid min-w-0 gap-0.5">
        <h2 className="font-bold">
          <bdi>{title}</bdi> <bdi>{yearMade}</bdi>
        </h2>
        <p className="text-micro text-ink-muted">
          {inLine(
            [
              stockNo,
              yardName,
              ...(submitted ? [submitted.by, format.dateTime(submitted.at)] : []),
            ].filter((fact) => fact !== ''),
          )}
        </p>
        <p className="text-small">
          {t('portalDevice.reportCounts', {
            ok: count('ok'),
            monitor: count('monitor'),
            action: count('action'),
          })}
        </p>
        {meterHours !== null && (
          <p className="text-small">
            {t('backofficeInspection.meterHours')}:{' '}
            <b>{t('device.hours', { hours: meterHours })}</b>
          </p>
        )}
      </div>
    </div>
  )
}

/** What an inspector handed in, to accept as a report or to return. */
export default function ReviewScreen({ loaderData: form }: Route.ComponentProps) {
  const t = useT()
  const { returned, submitted, stockNo } = form
  return (
    <ScreenPage title={t('backofficeInspection.reviewOf', { stockNo })}>
      <ScreenBody>
        {returned && (
          <Banner tone="wait">
            <b>{t('backofficeInspection.returnedBy', { name: isolated(returned.by) })}</b>
            <p className="whitespace-pre-line">
              <bdi>{returned.remark}</bdi>
            </p>
          </Banner>
        )}
        {submitted ? (
          <>
            <ReviewHead form={form} />
            <MeterWarning form={form} meterHours={form.meterHours ?? null} />
            <ReviewActions form={form} />
            <ReviewTable form={form} />
          </>
        ) : (
          <EmptyState
            title={t('backofficeInspection.notSubmittedTitle')}
            body={t('backofficeInspection.notSubmittedBody')}
          />
        )}
      </ScreenBody>
    </ScreenPage>
  )
}
