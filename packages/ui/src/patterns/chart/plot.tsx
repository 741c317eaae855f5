/** Text in a mirrored drawing is mirrored back. */
const WORD = 'origin-center text-micro [transform-box:fill-box] rtl:-scale-x-100'
const START = '[text-anchor:start] rtl:[text-anchor:end]'
const END = '[text-anchor:end] rtl:[text-anchor:start]'

const PLACE = {
  below: { dx: 10, dy: 16, anchor: START },
  above: { dx: 10, dy: -10, anchor: START },
  before: { dx: -10, dy: -10, anchor: END },
  belowBefore: { dx: -10, dy: 20, anchor: END },
}

/** In percent: x from the inline start, y from the top. */
export interface PlotPoint {
  x: number
  y: number
}

export interface PlotDot extends PlotPoint {
  key: string
  /** The highlighted point. */
  isThis?: boolean
  word?: string
  /** The position of the label: beside the point in reading direction; default: after and below. */
  at?: keyof typeof PLACE
}

interface PlotProps {
  /** The figure in one sentence: for a screen reader it is one image. */
  label: string
  /** The labels of the horizontal lines, from the top. */
  rows: readonly string[]
  /** The labels of the x axis, from the inline start. */
  columns: readonly string[]
  /** A range that is shaded over the whole width, in percent from above. */
  band?: { top: number; bottom: number; word?: string; isWordOnTop?: boolean }
  /** The points of the line. */
  line?: readonly PlotPoint[]
  /** Whether the space below the line is shaded. */
  isFilled?: boolean
  /** A trend, or the line of another time, dotted. */
  trend?: readonly PlotPoint[]
  dots?: readonly PlotDot[]
  size?: keyof typeof SIZE
}

const SIZE = {
  small: { rows: 'h-24', area: 'h-20' },
  big: { rows: 'h-62', area: 'h-58' },
}

const path = (points: readonly PlotPoint[]) =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')

const MIDDLE = '[text-anchor:middle]'

/** The labels that fit on a phone; with more, every second one is hidden. */
const FEW = 3

const footAnchor = (i: number, count: number) => (i === 0 ? START : i === count - 1 ? END : MIDDLE)

function Dot({ x, y, isThis = false, word, at = 'below' }: Omit<PlotDot, 'key'>) {
  const { dx, dy, anchor } = PLACE[at]
  return (
    <svg x={`${x}%`} y={`${y}%`} className="overflow-visible">
      <circle
        r={isThis ? 7 : 4}
        strokeWidth="2"
        className={`stroke-ink ${isThis ? 'fill-accent' : 'fill-paper'}`}
      />
      {word !== undefined && (
        <text
          x={dx}
          y={dy}
          className={`fill-ink stroke-paper stroke-3 font-semibold tabular-nums [paint-order:stroke] ${anchor} ${WORD}`}
        >
          {word}
        </text>
      )}
    </svg>
  )
}

/**
 * Lines and dots over two scales. Lines stretch with the page; dots and labels keep their size,
 * because their position is in percent and their size in pixels.
 */
export function Plot(props: PlotProps) {
  const { label, rows, columns, band, line, isFilled = false, trend, dots = [] } = props
  const { size = 'big' } = props
  const last = Math.max(1, rows.length - 1)
  return (
    <figure
      role="img"
      aria-label={label}
      className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 pt-4 text-micro text-ink-muted tabular-nums"
    >
      <div className={`-my-2 flex flex-col justify-between text-end ${SIZE[size].rows}`}>
        {rows.map((row) => (
          <bdi key={row} dir="ltr">
            {row}
          </bdi>
        ))}
      </div>
      <svg className={`block w-full overflow-visible rtl:-scale-x-100 ${SIZE[size].area}`}>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          width="100%"
          height="100%"
          overflow="visible"
        >
          <path
            d={rows.map((_, i) => `M0 ${(100 * i) / last}H100`).join('')}
            fill="none"
            vectorEffect="non-scaling-stroke"
            className="stroke-line"
          />
          {band && (
            <rect
              y={band.top}
              width="100"
              height={band.bottom - band.top}
              className="fill-ink opacity-9"
            />
          )}
          {line && isFilled && (
            <path d={`${path(line)}V100H${line[0]?.x ?? 0}Z`} className="fill-ink opacity-9" />
          )}
          {line && (
            <path
              d={path(line)}
              fill="none"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
              className="stroke-ink"
            />
          )}
          {trend && (
            <path
              d={path(trend)}
              fill="none"
              strokeWidth="1.5"
              strokeDasharray="3 4"
              vectorEffect="non-scaling-stroke"
              className="stroke-ink-2"
            />
          )}
        </svg>
        {band?.word !== undefined && (
          <svg
            x="0"
            y={`${band.isWordOnTop ? band.top : band.bottom}%`}
            className="overflow-visible"
          >
            <text
              x="6"
              y={band.isWordOnTop ? 14 : -6}
              className={`fill-ink-muted ${START} ${WORD}`}
            >
              {band.word}
            </text>
          </svg>
        )}
        {dots.map(({ key, ...dot }) => (
          <Dot key={key} {...dot} />
        ))}
      </svg>
      <svg className="col-start-2 block h-6 w-full overflow-visible rtl:-scale-x-100">
        {columns.map((column, i) => (
          <text
            key={column}
            x={`${(100 * i) / Math.max(1, columns.length - 1)}%`}
            y="20"
            className={`fill-ink-muted ${footAnchor(i, columns.length)} ${columns.length > FEW && i % 2 === 1 ? 'max-sm:hidden' : ''} ${WORD}`}
          >
            {column}
          </text>
        ))}
      </svg>
    </figure>
  )
}
