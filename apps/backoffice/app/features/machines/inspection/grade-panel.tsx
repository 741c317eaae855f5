import { GRADES } from '@ironsouq/contract/machines/device/device.enums'
import { conditionOf, gradeOf } from '@ironsouq/contract/machines/inspection/inspection.grade'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { GradeMark } from '@ironsouq/ui/primitives/display/grade-mark'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { useState } from 'react'
import { findingOf, type StoredForm } from './parts/stored-form.ts'

interface GradePanelProps {
  stored: StoredForm
  open: number
  onForParts: (forParts: boolean) => void
}

/** The grade that the report would give, by the same rule as on the server; before the first point there is none. */
export function GradePanel({ stored: { form, noted }, open, onForParts }: GradePanelProps) {
  const t = useT()
  const format = useFormat()
  const [year] = useState(() => new Date().getUTCFullYear())
  const { points } = form
  const { forParts, meterHours = null } = noted
  const findings = points.map((point) => ({
    ...point,
    ...findingOf(noted.findings, point.pointId),
  }))
  const condition = conditionOf(form, { findings, forParts, meterHours }, year)
  const grade = gradeOf(condition)
  const gear = points.some(({ part }) => part === 'undercarriage')
    ? 'tracks'
    : points.some(({ part }) => part === 'tyres')
      ? 'tyres'
      : 'other'
  const facts = [
    { name: t('backofficeInspection.age'), value: format.number(condition.years) },
    { name: t('device.operatingHours'), value: format.number(condition.hours) },
    ...(gear === 'other'
      ? []
      : [{ name: t('backofficeInspection.wear'), value: format.percent(condition.worn / 100) }]),
    { name: t('backofficeInspection.repairs'), value: format.number(condition.repairs) },
  ]
  return (
    <Panel
      heading={t('backofficeInspection.gradeSoFar')}
      note={t('backofficeInspection.openPoints', { count: open })}
    >
      <div className="grid gap-3">
        {open < points.length && (
          <div className="flex items-center gap-3">
            <GradeMark
              letter={grade}
              steps={GRADES.length - GRADES.indexOf(grade)}
              label={t('device.gradeName', { grade })}
              size="big"
            />
            <p className="grid min-w-0">
              <b>{t(`device.grade${grade}`)}</b>
              <span className="text-micro text-ink-muted">
                {t(`device.grade${grade}Meaning`, { gear })}
              </span>
            </p>
          </div>
        )}
        <dl className="grid text-small">
          {facts.map(({ name, value }) => (
            <div key={name} className="flex justify-between gap-3 border-t border-line py-1.5">
              <dt>{name}</dt>
              <dd className="font-semibold">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <Checkbox
          label={t('backofficeInspection.forParts')}
          isSelected={forParts}
          onChange={onForParts}
        />
      </div>
    </Panel>
  )
}
