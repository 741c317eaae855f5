import type { FindingState } from '@ironsouq/contract/machines/device/device.enums'
import type { Device, Finding } from '@ironsouq/contract/machines/device/device.schema'
import { toMinor } from '@ironsouq/contract/money/money/minor-units'
import { capital } from '@ironsouq/i18n/capital'
import { type PointKind, PointMark } from '@ironsouq/ui/patterns/chart/point-map'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useWhole } from '#features/deals/landed-cost/parts/use-landed-cost.ts'
import { useMeasure } from '#features/platform/unit/parts/use-measure.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { BarWith } from '../bar.tsx'
import type { Cell, Row } from '../row.ts'

const UNDERCARRIAGE = 'undercarriage'

/** The mean wear of the measured undercarriage parts, in percent. */
function wearOf({ inspection }: Device): number | null {
  const worn = (inspection?.findings ?? []).flatMap(({ part, unit, value }) =>
    part === UNDERCARRIAGE && unit === 'percent' && value !== null ? [value] : [],
  )
  return worn.length > 0
    ? Math.round(worn.reduce((sum, each) => sum + each, 0) / worn.length)
    : null
}

/** The estimate of all repairs, in fils. */
export const repairsOf = (findings: readonly Finding[]): bigint =>
  findings.reduce(
    (sum, { repair }) => sum + ((repair?.currency === 'AED' && toMinor(repair)) || 0n),
    0n,
  )

const SHOWN: readonly { state: FindingState; kind: PointKind }[] = [
  { state: 'ok', kind: 'ok' },
  { state: 'monitor', kind: 'watch' },
  { state: 'action', kind: 'act' },
]

export const countOf = (findings: readonly Finding[], state: FindingState): number =>
  findings.filter((each) => each.state === state).length

function useFoundRow(devices: readonly Device[]): Row {
  const t = useT()
  const format = useFormat()
  const cellOf = ({ inspection }: Device): Cell => {
    if (!inspection)
      return {
        same: 'none',
        content: <span className="text-ink-muted">{t('compare.notInspected')}</span>,
      }
    const counts = SHOWN.map((each) => ({
      ...each,
      count: countOf(inspection.findings, each.state),
    }))
    const [ok, monitor, action] = counts.map(({ count }) => format.number(count))
    return {
      same: [ok, monitor, action].join(),
      content: (
        <span className="-m-1 inline-flex items-center">
          {counts.map(({ state, kind, count }) =>
            count > 0 ? <PointMark key={state} kind={kind} text={format.number(count)} /> : null,
          )}
          <span className="sr-only">{t('compare.findingsCount', { ok, monitor, action })}</span>
        </span>
      ),
    }
  }
  return { code: 'found', label: t('compare.findings'), cells: devices.map(cellOf) }
}

function useProofRow(devices: readonly Device[]): Row {
  const t = useT()
  const cellOf = ({ hoursProven, hoursSource }: Device): Cell => {
    const word = t(`device.hoursSource${capital(hoursSource)}`)
    return {
      same: `${hoursProven} ${word}`,
      content: hoursProven ? (
        <span className="inline-flex items-center gap-1 font-semibold text-proven">
          <Icon name="check" size="small" />
          {word}
        </span>
      ) : (
        <span className="text-ink-muted">{t('compare.notVerified', { source: word })}</span>
      ),
    }
  }
  return { code: 'proof', label: t('device.hoursSource'), cells: devices.map(cellOf) }
}

const figured = (text: string, value: number): Cell => ({
  same: text,
  value,
  content: <b className="font-bold">{text}</b>,
})

export function useConditionRows(devices: readonly Device[]): Row[] {
  const t = useT()
  const format = useFormat()
  const whole = useWhole()
  const measure = useMeasure()
  const proof = useProofRow(devices)
  const found = useFoundRow(devices)
  const lowest = { end: 'less', word: 'compare.lowest' } as const
  return [
    {
      code: 'hours',
      label: t('device.hoursLabel'),
      best: lowest,
      cells: devices.map(({ workHours }) =>
        workHours === null ? null : figured(format.hours(workHours), workHours),
      ),
    },
    {
      code: 'mileage',
      label: t('device.mileageLabel'),
      best: lowest,
      cells: devices.map(({ mileageKm }) =>
        mileageKm === null
          ? null
          : figured(t('device.mileage', { value: format.number(mileageKm) }), mileageKm),
      ),
    },
    proof,
    {
      code: 'year',
      label: t('device.yearLabel'),
      best: { end: 'more', word: 'compare.newest' },
      cells: devices.map(({ yearMade }) => ({
        same: String(yearMade),
        value: yearMade,
        content: String(yearMade),
      })),
    },
    {
      code: 'wear',
      label: t('compare.wear'),
      best: lowest,
      cells: devices.map((device) => {
        const worn = wearOf(device)
        if (worn === null) return null
        const text = measure(worn, 'percent')
        return { same: text, value: worn, content: <BarWith percent={worn} figure={text} /> }
      }),
    },
    found,
    {
      code: 'repairs',
      label: t('compare.repairs'),
      cells: devices.map(({ inspection }) => {
        if (!inspection) return null
        const text = format.money(whole(repairsOf(inspection.findings)))
        return { same: text, content: text }
      }),
    },
  ]
}
