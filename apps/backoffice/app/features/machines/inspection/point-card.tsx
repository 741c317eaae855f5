import {
  FINDING_NOTE_MAX,
  REPAIR_AED_MAX,
} from '@ironsouq/contract/machines/inspection/inspection.limits'
import type {
  DraftFinding,
  InspectionPoint,
} from '@ironsouq/contract/machines/inspection/inspection.schema'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { PointMark } from '@ironsouq/ui/patterns/chart/point-map'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { FieldUnit, TextField } from '@ironsouq/ui/primitives/field/text-field'
import { type ReactNode, useState } from 'react'
import { inLine, kindOf, RESULT_WORD, withUnit } from './parts/inspection-labels.ts'
import { RemarkChoice } from './remark-choice.tsx'
import { ResultChoice } from './result-choice.tsx'

/** Repairs are estimated in dirham. */
const CURRENCY = 'AED'

interface PointCardProps {
  point: InspectionPoint
  number: number
  finding: DraftFinding
  /** How many photos it has, here and on the server. */
  photoCount: number
  isOpen: boolean
  onToggle: () => void
  onChange: (change: Partial<DraftFinding>) => void
  /** The photos. */
  children: ReactNode
}

/** What is typed stays as typed; the form gets it without spaces around it. */
function NoteField({ finding, onChange }: Pick<PointCardProps, 'finding' | 'onChange'>) {
  const t = useT()
  const stored = finding.note?.text ?? ''
  const [typed, setTyped] = useState(stored)
  const text = typed.trim() === stored ? typed : stored
  return (
    <TextField
      label={t('backofficeInspection.note')}
      value={text}
      maxLength={FINDING_NOTE_MAX}
      onChange={(next) => {
        setTyped(next)
        const trimmed = next.trim()
        onChange({ note: trimmed === '' ? null : { text: trimmed, locale: currentLocale() } })
      }}
    />
  )
}

const numberOf = (value: number) => (Number.isNaN(value) ? null : value)

function MeasureField(props: Pick<PointCardProps, 'point' | 'finding' | 'onChange'>) {
  const { point, finding, onChange } = props
  const t = useT()
  const format = useFormat()
  const { unit, last } = point
  if (unit === null) return null
  return (
    <NumberField
      label={t('backofficeInspection.measured')}
      value={finding.value ?? NaN}
      onChange={(value) => onChange({ value: numberOf(value) })}
      formatOptions={{ maximumFractionDigits: 1 }}
      after={<FieldUnit>{withUnit(t, unit, '')}</FieldUnit>}
      {...(last !== null && {
        description: t('backofficeInspection.lastMeasured', {
          value: withUnit(t, unit, format.number(last)),
        }),
      })}
    />
  )
}

/** What stands under the name of a point: its result, or that it is open. */
function useSummary({ point, finding, photoCount }: PointCardProps): string {
  const t = useT()
  const format = useFormat()
  const { state, value } = finding
  if (state === null) return t('backofficeInspection.open')
  return inLine([
    t(RESULT_WORD[state]),
    ...(value !== null && point.unit !== null
      ? [withUnit(t, point.unit, format.number(value))]
      : []),
    ...(photoCount > 0 ? [t('device.photoCount', { count: photoCount })] : []),
  ])
}

/** One point of the form: result, measure, photos, note and estimate. */
export function PointCard(props: PointCardProps) {
  const { point, number, finding, photoCount, isOpen, onToggle, onChange, children } = props
  const t = useT()
  const summary = useSummary(props)
  const isAction = finding.state === 'action'
  return (
    <article
      aria-label={point.name}
      className="min-w-0 rounded-box border border-line bg-surface"
      data-point={point.pointId}
    >
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex min-h-14 w-full cursor-pointer items-center gap-3 px-3 py-2 text-start"
        >
          <PointMark kind={kindOf(finding.state)} text={String(number)} />
          <span className="grid min-w-0 flex-1">
            <b className="font-semibold">{point.name}</b>
            <span className="text-micro text-ink-muted">{summary}</span>
          </span>
          <Icon name={isOpen ? 'minus' : 'down'} size="small" />
        </button>
      </h3>
      {isOpen && (
        <div className="grid gap-3 border-t border-line p-3">
          <ResultChoice
            pointId={point.pointId}
            name={point.name}
            state={finding.state}
            onChange={(state) => onChange({ state, remarkId: null })}
          />
          <MeasureField {...props} />
          {isAction && photoCount === 0 && (
            <p className="flex items-center gap-1 text-micro text-refused">
              <Icon name="warn" size="small" />
              {t('backofficeInspection.photoNeeded')}
            </p>
          )}
          {children}
          <RemarkChoice point={point} finding={finding} onChange={onChange} />
          <NoteField finding={finding} onChange={onChange} />
          {isAction && (
            <NumberField
              label={t('backofficeInspection.repair')}
              hasNoSteps
              minValue={0}
              maxValue={REPAIR_AED_MAX}
              formatOptions={{ maximumFractionDigits: 0 }}
              value={finding.repairAed ?? NaN}
              onChange={(value) => onChange({ repairAed: numberOf(value) })}
              before={<FieldUnit>{CURRENCY}</FieldUnit>}
            />
          )}
        </div>
      )}
    </article>
  )
}
