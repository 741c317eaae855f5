import type { Device, Finding, Inspection } from '@ironsouq/contract/machines/device/device.schema'
import { sideView } from '@ironsouq/contract/machines/device/device.side'
import { PointMap, PointMark } from '@ironsouq/ui/patterns/chart/point-map'
import { Section } from '@ironsouq/ui/patterns/page/section'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useMoneyText } from '#features/money/currency/parts/use-money-text.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { Picture } from '#kit/page/picture.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { FINDING_STATE } from '../device-detail-labels.ts'
import type { DeviceToday } from '../device-today.ts'
import { findingId } from './finding-row.tsx'
import { summarise } from './findings.ts'
import { Points } from './points.tsx'

const SIZES = '(width >= 1424px) 780px, (width >= 1024px) 57vw, 100vw'

type Summary = ReturnType<typeof summarise>

/** The side view of the machine with the position of each finding. */
function SideView({ device, findings }: { device: Device; findings: readonly Finding[] }) {
  const t = useT()
  const format = useFormat()
  const side = sideView(device.pictures)
  if (!side) return null
  const points = findings.flatMap(({ code, name, state, number, at }) =>
    at && number !== null
      ? [
          {
            key: code,
            x: at.x,
            y: at.y,
            kind: FINDING_STATE[state].kind,
            text: format.number(number),
            label: `${format.number(number)} ${name}: ${t(FINDING_STATE[state].word)}`,
            href: `#${findingId(code)}`,
          },
        ]
      : [],
  )
  return (
    <PointMap
      picture={<Picture picture={side} alt={t('deviceDetail.sideView')} sizes={SIZES} />}
      points={points}
    />
  )
}

function Counts({ counts, repairs }: Pick<Summary, 'counts' | 'repairs'>) {
  const t = useT()
  const money = useMoneyText()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-3">
      {counts.map(({ state, count }) => (
        <span key={state} className="inline-flex items-center gap-1.5">
          <PointMark kind={FINDING_STATE[state].kind} size="small" />
          {t(FINDING_STATE[state].count, { count })}
        </span>
      ))}
      {repairs && (
        <span className="ms-auto font-semibold">
          {t('deviceDetail.repairSum', { count: repairs.count, amount: money.both(repairs.sum) })}
        </span>
      )}
    </div>
  )
}

interface SheetProps extends DeviceToday {
  inspection: Inspection
}

function Sheet({ device, inspection, today }: SheetProps) {
  const t = useT()
  const format = useFormat()
  const summary = summarise(inspection)
  const until = format.date(inspection.validUntil)
  const hasMap = sideView(device.pictures) !== undefined
  return (
    <Section
      id="inspection"
      heading={t('deviceDetail.inspection')}
      note={
        <>
          {t('deviceDetail.inspectionBy', {
            count: inspection.findings.length,
            date: format.date(inspection.inspectedOn),
            report: inspection.reportNo,
            inspector: String(inspection.inspectorNo),
          })}{' '}
          {inspection.validUntil < today ? (
            <Badge tone="refused" icon="warn">
              {t('deviceDetail.reportExpiredOn', { date: until })}
            </Badge>
          ) : (
            t('deviceDetail.reportValidUntil', { date: until })
          )}
          {' · '}
          {inspection.independent
            ? t('deviceDetail.independent')
            : t('deviceDetail.ownInspector', { seller: device.seller.name })}
        </>
      }
    >
      <div
        className={`grid gap-4 pt-2 lg:gap-8 ${hasMap ? 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:grid-cols-2' : ''}`}
      >
        <div className="lg:sticky lg:top-32 lg:self-start">
          <SideView device={device} findings={summary.drawn} />
          <Counts {...summary} />
          <LocalLink
            href={`/inspection-report/${inspection.reportNo}`}
            className="inline-flex min-h-11 items-center gap-2 underline underline-offset-3 print:hidden"
          >
            <Icon name="doc" size="small" />
            {t('deviceDetail.openReport')}
          </LocalLink>
        </div>
        <Points {...summary} isNumbered={hasMap} />
      </div>
    </Section>
  )
}

/** The findings of the inspection; a device without one shows a notice. */
export function InspectionSheet({ device, today }: DeviceToday) {
  const t = useT()
  const { inspection } = device
  if (inspection) return <Sheet device={device} inspection={inspection} today={today} />
  return (
    <Section id="inspection" heading={t('deviceDetail.inspection')}>
      <p className="max-w-read text-body text-ink-2">{t('deviceDetail.notInspected')}</p>
    </Section>
  )
}
