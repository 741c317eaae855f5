const STEP = 2
const LONG = 10

/** A long tick each tenth, a short one each fiftieth, on a base line. */
function ticks(height: number) {
  const marks = Array.from({ length: 100 / STEP + 1 }, (_, i) => {
    const tall = height * ((i * STEP) % LONG === 0 ? 0.4 : 0.2)
    return `m${i === 0 ? 0 : STEP}-${tall}v${tall}`
  })
  return `M0 ${height}H100M0 ${height}${marks.join('')}`
}

const SIZE = {
  small: {
    box: 'h-5',
    height: 20,
    ticks: ticks(20),
    pointer: 'M-5.5 0h11v3.2L1.5 6.7V20h-3V6.7L-5.5 3.2Z',
  },
  big: {
    box: 'h-8',
    height: 32,
    ticks: ticks(32),
    pointer: 'M-7.5 0h15v5.6L1.5 12.6V32h-3V12.6L-7.5 5.6Z',
  },
}

interface TapeProps {
  /** The guide range and this price, in percent of the tape. */
  low: number
  high: number
  at: number
  size?: keyof typeof SIZE
  /** The labels under the ends of the range. */
  ends?: { low: string; high: string }
}

/** Text in a mirrored drawing is mirrored back. */
const WORD =
  'origin-center fill-ink-muted text-micro tabular-nums [transform-box:fill-box] rtl:-scale-x-100'

/**
 * One measuring tape for every range. Geometry is in attributes because the CSP forbids inline
 * styles. The text beside it has the same content, so it is hidden from screen readers.
 */
export function Tape({ low, high, at, size = 'small', ends }: TapeProps) {
  const { box, height, ticks: marks, pointer } = SIZE[size]
  return (
    <svg aria-hidden="true" className={`tape ${box}${ends ? ' mb-5' : ''}`}>
      <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" width="100%" height="100%">
        <path d={marks} />
        <rect x={low} width={high - low} y={height / 2} height={height / 2} />
      </svg>
      <svg x={`${at}%`}>
        <path d={pointer} />
      </svg>
      {ends && (
        <>
          <text
            x={`${low}%`}
            y={height + 14}
            className={`[text-anchor:start] rtl:[text-anchor:end] ${WORD}`}
          >
            {ends.low}
          </text>
          <text
            x={`${high}%`}
            y={height + 14}
            className={`[text-anchor:end] rtl:[text-anchor:start] ${WORD}`}
          >
            {ends.high}
          </text>
        </>
      )}
    </svg>
  )
}

interface GuideProps extends TapeProps {
  /** The position of the price: "Below guide". */
  word: string
  /** What it was compared with: "12 sold". */
  basis?: string
  /** The range in figures: "138–164k"; figures that run left to right come isolated. */
  range: string
}

/** The tape with its texts. */
export function Guide({ word, basis, range, ...tape }: GuideProps) {
  return (
    <div className="guide">
      <Tape {...tape} />
      <p>
        <span className="min-w-0">
          <b>{word}</b>
          {basis !== undefined && <> · {basis}</>}
        </span>
        <bdi>{range}</bdi>
      </p>
    </div>
  )
}
