import type { Device, Inspection } from '@ironsouq/contract/device/device.schema'
import { sideView } from '@ironsouq/contract/device/device.side'
import { BarList } from '@ironsouq/ui/patterns/bar-list'
import { PointMap, PointMark } from '@ironsouq/ui/patterns/point-map'
import { Section } from '@ironsouq/ui/patterns/section'
import { Badge } from '@ironsouq/ui/primitives/badge'
import { Picture } from '#shell/picture.tsx'
import { useMeasure } from '#shell/units/use-measure.ts'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'
import { FindingRow, findingId } from './finding-row.tsx'
import { judge, type Numbered } from './findings.ts'
import type { Judged } from './judging-parts.ts'
import { FINDING_STATE } from './judging-words.ts'

const SIZES = '(width >= 1424px) 780px, (width >= 1024px) 57vw, 100vw'

type Judgement = ReturnType<typeof judge>

/** The machine from the side, and where on it each point is. */
function SideView({ device, findings }: { device: Device; findings: readonly Numbered[] }) {
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
      picture={<Picture picture={side} alt={t('judging.sideView')} sizes={SIZES} />}
      points={points}
    />
  )
}

function Counts({ counts, repairs }: Pick<Judgement, 'counts' | 'repairs'>) {
  const t = useT()
  const format = useFormat()
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
          {t('judging.repairSum', { count: repairs.count, amount: format.money(repairs.sum) })}
        </span>
      )}
    </div>
  )
}

/** How far the parts of the undercarriage are worn; a fault has a row above, too. */
function Wear({ wear }: Pick<Judgement, 'wear'>) {
  const t = useT()
  const format = useFormat()
  const measure = useMeasure()
  return (
    <section aria-labelledby="wear" className="pt-4">
      <h3 id="wear" className="text-micro font-medium text-ink-muted">
        {t('judging.wear')}
      </h3>
      <BarList
        bars={wear.map(({ code, name, value, unit, state, number }) => ({
          key: state === 'ok' ? findingId(code) : `wear-${code}`,
          name,
          length: value ?? 0,
          value: measure(value ?? 0, unit),
          ...(number !== null && {
            mark: <PointMark kind={FINDING_STATE[state].kind} text={format.number(number)} />,
          }),
        }))}
      />
    </section>
  )
}

type PointsProps = Pick<Judgement, 'faults' | 'sound' | 'rest' | 'wear'>

function Points({ faults, sound, rest, wear }: PointsProps) {
  const t = useT()
  return (
    <div className="min-w-0">
      <ul>
        {faults.map((finding) => (
          <FindingRow key={finding.code} finding={finding} />
        ))}
      </ul>
      <ul className="gap-x-6 sm:grid sm:grid-cols-2">
        {sound.map((finding) => (
          <FindingRow key={finding.code} finding={finding} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="group print:hidden">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center underline underline-offset-3">
            {t('judging.otherPoints', { count: rest.length })}
          </summary>
          <ul className="gap-x-6 sm:grid sm:grid-cols-2">
            {rest.map((finding) => (
              <FindingRow key={finding.code} finding={finding} />
            ))}
          </ul>
        </details>
      )}
      {wear.length > 0 && <Wear wear={wear} />}
    </div>
  )
}

interface SheetProps extends Omit<Judged, 'parts'> {
  inspection: Inspection
}

function Sheet({ device, inspection, today }: SheetProps) {
  const t = useT()
  const format = useFormat()
  const judgement = judge(inspection)
  const until = format.date(inspection.validUntil)
  return (
    <Section
      id="inspection"
      heading={t('judging.inspection')}
      note={
        <>
          {t('judging.inspectionBy', {
            count: inspection.findings.length,
            date: format.date(inspection.inspectedOn),
            report: inspection.reportNo,
            inspector: String(inspection.inspectorNo),
          })}{' '}
          {inspection.validUntil < today ? (
            <Badge tone="refused" icon="warn">
              {t('judging.expiredOn', { date: until })}
            </Badge>
          ) : (
            t('judging.validUntil', { date: until })
          )}
        </>
      }
    >
      <div
        className={`grid gap-4 pt-2 lg:gap-8 ${sideView(device.pictures) ? 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:grid-cols-2' : ''}`}
      >
        <div className="lg:sticky lg:top-32 lg:self-start">
          <SideView device={device} findings={judgement.drawn} />
          <Counts {...judgement} />
        </div>
        <Points {...judgement} />
      </div>
    </Section>
  )
}

/** What an inspector found; that nobody looked is said as openly. */
export function InspectionSheet({ device, today }: Omit<Judged, 'parts'>) {
  const t = useT()
  const { inspection } = device
  if (inspection) return <Sheet device={device} inspection={inspection} today={today} />
  return (
    <Section id="inspection" heading={t('judging.inspection')}>
      <p className="max-w-read text-body text-ink-2">{t('judging.notInspected')}</p>
    </Section>
  )
}
