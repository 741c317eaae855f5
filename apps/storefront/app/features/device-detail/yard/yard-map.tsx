import type { Emirate } from '@ironsouq/contract/device/device.enums'
import type { Device } from '@ironsouq/contract/device/device.schema'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { EmirateName } from '#features/device/parts/emirate-name.tsx'
import { HoursTable } from '#features/yard/parts/hours-table.tsx'
import { useT } from '#kit/text/use-t.ts'
import {
  BORDER,
  COAST,
  INNER,
  LAND,
  NEIGHBOUR,
  OUTLINE_HEIGHT,
  OUTLINE_WIDTH,
  placeOf,
} from './emirates-outline.ts'

/** The positions of the emirates' names, in percent; the two smallest have no space for one. */
const NAMES: readonly { emirate: Emirate; x: number; y: number; anchor?: 'end' }[] = [
  { emirate: 'abuDhabi', x: 29, y: 88 },
  { emirate: 'dubai', x: 47, y: 62 },
  { emirate: 'sharjah', x: 59, y: 52 },
  { emirate: 'rasAlKhaimah', x: 55, y: 14 },
  { emirate: 'fujairah', x: 99, y: 34, anchor: 'end' },
]

/** An outline that separates a name from the lines under it. */
const HALO = 'stroke-raised stroke-2 [paint-order:stroke]'
const LINE = { fill: 'none', vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' } as const

function Outline() {
  return (
    <svg viewBox={`0 0 ${OUTLINE_WIDTH} ${OUTLINE_HEIGHT}`} width="100%" height="100%">
      <path d={COAST} fill="none" strokeWidth="6" className="stroke-paper opacity-45" />
      <path d={COAST} fill="none" strokeWidth="2.8" className="stroke-paper opacity-70" />
      <path d={NEIGHBOUR} className="fill-paper" />
      <path d={LAND} className="fill-raised" />
      <path d={INNER} {...LINE} strokeDasharray="3 3" className="stroke-line-strong" />
      <path d={BORDER} {...LINE} strokeDasharray="6 3 1 3" className="stroke-ink-muted" />
      <path d={COAST} {...LINE} strokeWidth="1.5" className="stroke-ink" />
    </svg>
  )
}

/** The location of the yard. The map is not mirrored in right-to-left languages. */
export function YardMap({ device, now }: { device: Device; now: string }) {
  const t = useT()
  const { yard, emirate } = device
  const { x, y } = placeOf(yard)
  return (
    <Panel
      heading={t('device.location')}
      note={yard.freeZone && <Badge tone="line">{t('device.customsFreeZone')}</Badge>}
    >
      <p className="flex flex-wrap gap-x-1 pb-2 text-ink-2">
        <b className="font-semibold text-ink">
          <bdi>{yard.name}</bdi>
        </b>
        <span>
          <EmirateName emirate={emirate} />
        </span>
        {yard.address && (
          <span className="basis-full">
            <bdi>{yard.address}</bdi>
          </span>
        )}
      </p>
      <svg
        role="img"
        aria-label={t('deviceDetail.mapShows', { yard: yard.name })}
        className="block aspect-[100/81.2] w-full overflow-hidden rounded-box bg-sunk [direction:ltr]"
      >
        <Outline />
        {NAMES.map((name) => (
          <text
            key={name.emirate}
            x={`${name.x}%`}
            y={`${name.y}%`}
            textAnchor={name.anchor ?? 'middle'}
            className={`text-micro ${HALO} ${name.emirate === emirate ? 'fill-ink font-semibold' : 'fill-ink-muted'}`}
          >
            <EmirateName emirate={name.emirate} />
          </text>
        ))}
        <svg x={`${x}%`} y={`${(100 * y) / OUTLINE_HEIGHT}%`} className="overflow-visible">
          <circle r="9" className="fill-ink opacity-20" />
          <circle r="5.5" strokeWidth="2" className="fill-ink stroke-raised" />
        </svg>
      </svg>
      <p className="pt-1 text-micro text-ink-muted">{t('deviceDetail.mapIllustrative')}</p>
      <div className="pt-3 empty:hidden">
        <HoursTable yard={yard} now={now} />
      </div>
    </Panel>
  )
}
