import type { ReactNode } from 'react'
import { BORDER, COAST, LAND, NEIGHBOUR } from './emirates-outline.ts'

const WIDTH = 100
const HEIGHT = 81.2
const WEST = 53.85
const NORTH = 26.2
const PER_DEGREE_EAST = 32.26
const PER_DEGREE_NORTH = 35.6
/** The minimum distance of a point to the edge, so that it is not clipped. */
const EDGE = 4

/** Between the emirates: drawn by hand, for orientation. */
const INNER =
  'M32.6 47c.8 .7 2.8 3.2 5.1 4.3c2.4 1.1 6.2 1.4 9.1 2.1c2.8 .7 4.8 1.3 8 2.2c3.3 .8 9.4 2.6 11.3 3.2M48.1 31.7c.4 .5 1.6 2.1 2.5 3.2c1 1.1 2.3 1.9 3.3 3.6c.9 1.6 1.3 4.7 2.6 6.4c1.2 1.6 2.7 2.2 4.8 3.5c2 1.3 6.2 3.6 7.4 4.3M50 28.7c.5 .2 2.4 1.2 3.2 1.2c.9 0 1.6-1.2 2-1.4M52.6 25.6c.4 .5 1.4 2.4 2.6 2.9c1.1 .5 2.9-.2 4.5 0c1.6 .2 4.3 1.2 5.1 1.4M57.1 22.4c.6 .6 2.6 2 3.9 3.2c1.3 1.3 2.7 2.7 3.8 4.3c1.2 1.7 1.9 2.7 2.9 5.7c1.1 3 3 10.1 3.6 12.1M64.8 29.9c.9-.6 3.6-1.6 5.2-3.5c1.6-1.9 3.5-6.6 4.2-7.9M70 26.4c.4 .9 2 3.6 2.6 5.7c.5 2 .2 4.1 .6 6.4c.5 2.2 1.6 5.9 2 7.1'

const LINE = { fill: 'none', vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' } as const

interface Position {
  latitude: number
  longitude: number
}

const within = (value: number, most: number) => Math.min(most - EDGE, Math.max(EDGE, value))

/** The position on the map in percent of its width and height; what lies outside is at the edge. */
const placeOf = ({ latitude, longitude }: Position) => ({
  x: within((longitude - WEST) * PER_DEGREE_EAST, WIDTH),
  y: (100 * within((NORTH - latitude) * PER_DEGREE_NORTH, HEIGHT)) / HEIGHT,
})

/** Where a point of the map lies, in degrees; `x` and `y` are shares of width and height. */
export const positionAt = (x: number, y: number): Position => ({
  latitude: NORTH - (y * HEIGHT) / PER_DEGREE_NORTH,
  longitude: WEST + (x * WIDTH) / PER_DEGREE_EAST,
})

interface MapName {
  key: string
  /** In percent of width and height. */
  x: number
  y: number
  text: string
  isStrong?: boolean
  anchor?: 'end'
}

interface EmiratesMapProps {
  names: readonly MapName[]
  /** Pins; each is placed by `MapPin`. */
  children: ReactNode
}

/** A map of the Emirates from Abu Dhabi to Fujairah. It is not mirrored in right-to-left languages. */
export function EmiratesMap({ names, children }: EmiratesMapProps) {
  return (
    <div dir="ltr" className="relative aspect-[100/81.2] w-full overflow-hidden bg-sunk">
      <svg className="absolute inset-0 size-full">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          width="100%"
          height="100%"
          preserveAspectRatio="none"
        >
          <path d={COAST} fill="none" strokeWidth="6" className="stroke-paper opacity-45" />
          <path d={COAST} fill="none" strokeWidth="2.8" className="stroke-paper opacity-70" />
          <path d={NEIGHBOUR} className="fill-paper" />
          <path d={LAND} className="fill-raised" />
          <path d={INNER} {...LINE} strokeDasharray="3 3" className="stroke-line-strong" />
          <path d={BORDER} {...LINE} strokeDasharray="6 3 1 3" className="stroke-ink-muted" />
          <path d={COAST} {...LINE} strokeWidth="1.5" className="stroke-ink" />
        </svg>
        <g aria-hidden="true">
          {names.map(({ key, x, y, text, isStrong, anchor }) => (
            <text
              key={key}
              x={`${x}%`}
              y={`${y}%`}
              textAnchor={anchor ?? 'middle'}
              className={`stroke-raised stroke-2 text-micro [paint-order:stroke] ${isStrong ? 'fill-ink font-semibold' : 'fill-ink-muted'}`}
            >
              {text}
            </text>
          ))}
        </g>
        {children}
      </svg>
    </div>
  )
}

/** Disc, square, ring: the shape has the meaning, not only the colour. */
export type PinKind = 'open' | 'soon' | 'closed'

const SHAPE: Record<PinKind, ReactNode> = {
  open: <circle r="13" strokeWidth="2" className="fill-ink stroke-raised" />,
  soon: (
    <>
      <rect x="-14" y="-14" width="28" height="28" rx="5" className="fill-raised" />
      <rect
        x="-12"
        y="-12"
        width="24"
        height="24"
        rx="4"
        strokeWidth="2"
        className="fill-accent-wash stroke-accent-text"
      />
    </>
  ),
  closed: <circle r="12" strokeWidth="2" className="fill-raised stroke-line-strong" />,
}
const INK: Record<PinKind, string> = {
  open: 'fill-paper',
  soon: 'fill-accent-text',
  closed: 'fill-ink-2',
}

const MARK_SIZE = { full: 'size-7', small: 'size-3.5' }

interface PinMarkProps {
  kind: PinKind
  text?: string
  size?: keyof typeof MARK_SIZE
}

function Shape({ kind, text }: { kind: PinKind; text: string | undefined }) {
  return (
    <>
      {SHAPE[kind]}
      {text !== undefined && (
        <text
          y="4.5"
          className={`text-micro font-bold tabular-nums [text-anchor:middle] ${INK[kind]}`}
        >
          {text}
        </text>
      )}
    </>
  )
}

/** A mark for a list, the same as on the map. */
export function PinMark({ kind, text, size = 'full' }: PinMarkProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-14 -14 28 28"
      className={`inline-block shrink-0 ${MARK_SIZE[size]}`}
    >
      <Shape kind={kind} text={text} />
    </svg>
  )
}

interface MapPinProps extends Position {
  kind: PinKind
  text?: string
  isCurrent?: boolean
}

/** A pin at its position; a link around it makes it operable. */
export function MapPin({ kind, text, isCurrent = false, ...position }: MapPinProps) {
  const { x, y } = placeOf(position)
  return (
    <svg x={`${x}%`} y={`${y}%`} className="overflow-visible">
      {isCurrent && <circle r="18" fill="none" strokeWidth="3" className="stroke-focus" />}
      <circle r="22" className="fill-transparent" />
      <Shape kind={kind} text={text} />
    </svg>
  )
}
