import type {
  DraftFinding,
  InspectionPoint,
} from '@ironsouq/contract/machines/inspection/inspection.schema'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { inLine, RESULT_WORD, withUnit } from './parts/inspection-labels.ts'
import { findingOf, METER, type StoredForm } from './parts/stored-form.ts'

/** A finding in one line. */
function useLine() {
  const t = useT()
  const format = useFormat()
  return (
    { unit, remarks = [] }: InspectionPoint,
    { state, value, remarkId, note, repairAed }: DraftFinding,
  ) =>
    inLine([
      state === null ? t('backofficeInspection.open') : t(RESULT_WORD[state]),
      ...(value !== null && unit !== null ? [withUnit(t, unit, format.number(value))] : []),
      ...remarks.filter((remark) => remark.remarkId === remarkId).map(({ text }) => text),
      ...(note === null ? [] : [note.text]),
      ...(repairAed === null ? [] : [format.money({ amount: String(repairAed), currency: 'AED' })]),
    ])
}

interface ConflictPanelProps {
  stored: StoredForm
  onChoose: (pointId: string, choice: 'own' | 'other') => void
}

/** The points that someone else rated otherwise, with both values; the inspector chooses. */
export function ConflictPanel({ stored: { conflict, form, noted }, onChoose }: ConflictPanelProps) {
  const t = useT()
  const line = useLine()
  if (!conflict) return null
  const hours = (meterHours: number | null = null) =>
    meterHours === null ? '—' : t('device.hours', { hours: meterHours })
  const points = form.points.filter(({ pointId }) => conflict.points.includes(pointId))
  const lines = [
    ...(conflict.points.includes(METER)
      ? [
          {
            id: METER,
            name: t('backofficeInspection.meterHours'),
            own: hours(noted.meterHours),
            other: hours(conflict.meterHours),
          },
        ]
      : []),
    ...points.map((point) => ({
      id: point.pointId,
      name: point.name,
      own: line(point, findingOf(noted.findings, point.pointId)),
      other: line(point, findingOf(conflict.findings, point.pointId)),
    })),
  ]
  return (
    <Panel heading={t('backofficeInspection.stateConflict')}>
      <div className="grid gap-3">
        <Banner tone="refused" isLive>
          {t('backofficeInspection.conflictBody', { name: conflict.by ?? '—' })}
        </Banner>
        <ul className="grid gap-3">
          {lines.map(({ id, name, own, other }) => (
            <li key={id} className="grid gap-2 border-t border-line pt-3">
              <b className="font-semibold">{name}</b>
              <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-small">
                <dt className="text-ink-muted">{t('backofficeInspection.here')}</dt>
                <dd>{own}</dd>
                <dt className="text-ink-muted">{t('backofficeInspection.there')}</dt>
                <dd>{other}</dd>
              </dl>
              <div className="flex flex-wrap gap-2 *:flex-1">
                <Button onPress={() => onChoose(id, 'own')}>
                  {t('backofficeInspection.keepHere')}
                </Button>
                <Button onPress={() => onChoose(id, 'other')}>
                  {t('backofficeInspection.useThere')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}
