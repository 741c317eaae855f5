import type { ReactNode } from 'react'
import { apart } from './apart.ts'

/** Disc, square, triangle: the shape has the meaning, not only the colour. */
export type PointKind = 'ok' | 'watch' | 'act' | 'none'

const SHAPE: Record<PointKind, ReactNode> = {
  ok: <circle strokeWidth="2" className="fill-proven stroke-raised [r:12px] max-sm:[r:10px]" />,
  watch: (
    <>
      <rect x="-13" y="-13" width="26" height="26" rx="4" className="fill-raised" />
      <rect
        x="-11"
        y="-11"
        width="22"
        height="22"
        rx="3"
        strokeWidth="2"
        className="fill-accent-wash stroke-accent-text"
      />
    </>
  ),
  act: (
    <path
      d="M0 -15L16 13H-16Z"
      strokeWidth="2"
      strokeLinejoin="round"
      className="fill-refused stroke-raised"
    />
  ),
  none: <circle r="12" className="fill-sunk stroke-line-strong" strokeDasharray="3 3" />,
}
const INK: Record<PointKind, string> = {
  ok: 'fill-paper',
  watch: 'fill-accent-text',
  act: 'fill-paper',
  none: 'fill-ink-muted',
}

function Shape({ kind, text }: { kind: PointKind; text: string | undefined }) {
  return (
    <>
      {SHAPE[kind]}
      {text !== undefined && (
        <text
          y={kind === 'act' ? 9 : 4.5}
          className={`text-micro font-bold tabular-nums [text-anchor:middle] ${INK[kind]}`}
        >
          {text}
        </text>
      )}
    </>
  )
}

const SIZE = { full: 'size-8.5', small: 'size-6' }

interface PointMarkProps {
  kind: PointKind
  text?: string
  size?: keyof typeof SIZE
}

/** A mark for a list, the same as on the picture. */
export function PointMark({ kind, text, size = 'full' }: PointMarkProps) {
  return (
    <svg aria-hidden="true" viewBox="-17 -17 34 34" className={`shrink-0 ${SIZE[size]}`}>
      <Shape kind={kind} text={text} />
    </svg>
  )
}

export interface MapPoint {
  key: string
  /** In thousandths of the picture, from its top left corner in every language. */
  x: number
  y: number
  kind: PointKind
  text: string
  /** Number, name and state: "4 Engine: OK". */
  label: string
  href: string
}

interface PointMapProps {
  /** An `<img>` of 4:3 that shows the machine from the side. */
  picture: ReactNode
  points: readonly MapPoint[]
}

/** A picture, printed on paper, with numbered points that link to their descriptions. */
export function PointMap({ picture, points }: PointMapProps) {
  return (
    <div
      dir="ltr"
      className="relative isolate aspect-4/3 overflow-hidden rounded-box bg-sunk after:pointer-events-none after:absolute after:inset-x-0 after:top-0 after:h-2/5 after:bg-linear-to-b after:from-sunk after:to-transparent"
    >
      <div className="absolute inset-0 contrast-[0.86] grayscale [mix-blend-mode:multiply] brightness-[1.22] dark:brightness-[0.62] dark:contrast-100 dark:[mix-blend-mode:normal]">
        {picture}
      </div>
      <svg className="absolute inset-0 z-1 size-full overflow-visible">
        {apart(points).map(({ key, x, y, kind, text, label, href }) => (
          <svg key={key} x={`${x / 10}%`} y={`${y / 10}%`} className="overflow-visible">
            <a href={href} aria-label={label} className="outline-offset-0">
              <circle r="17" className="fill-transparent" />
              <Shape kind={kind} text={text} />
            </a>
          </svg>
        ))}
      </svg>
    </div>
  )
}
