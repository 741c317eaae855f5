import { useState } from 'react'

interface End {
  /** The name of the form field. */
  name: string
  label: string
  /** Undefined leaves the range open at this end. */
  value?: number
  /** The placeholder; default: the end of the tape. */
  openText?: string
}

interface TapeRangeProps {
  from: End
  to: End
  min: number
  max: number
  step: number
  /** The counts of the histogram, from the start of the range. */
  bars: readonly number[]
  unit?: string
}

const TICKS = Array.from({ length: 11 }, (_, i) => `M${i * 10} 0v6`).join('')

/** Thousandths of a percent are smaller than any pixel. */
const fine = (value: number) => Number(value.toFixed(3))

interface HistogramProps {
  bars: readonly number[]
  /** The chosen part, in percent. */
  low: number
  high: number
}

/** The counts along the tape, with the chosen part highlighted. */
function Histogram({ bars, low, high }: HistogramProps) {
  const top = Math.max(...bars, 1)
  const width = 100 / (bars.length || 1)
  const drawn = (isChosen: boolean) =>
    bars
      .map((count, i) => {
        const middle = (i + 0.5) * width
        if ((middle >= low && middle <= high) !== isChosen) return ''
        const height = Math.max((count / top) * 56, 1)
        return `M${fine(i * width)} 56v${fine(-height)}h${fine(width * 0.94)}V56Z`
      })
      .join('')
  return (
    <svg
      viewBox="0 0 100 62"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-15.5 w-full rtl:-scale-x-100"
    >
      <path d={drawn(true)} className="fill-ink" />
      <path d={drawn(false)} className="fill-line-strong opacity-45" />
      <path
        d={`M0 0H100${TICKS}`}
        transform="translate(0 56)"
        fill="none"
        vectorEffect="non-scaling-stroke"
        className="stroke-line-strong"
      />
      <rect x={low} y="55" width={high - low} height="3" className="fill-ink" />
    </svg>
  )
}

/**
 * Two handles on the tape and two fields that say the same. The fields are what a form sends, so
 * the range can be set without script; an end left open sends nothing. A field takes what is typed,
 * even what lies beyond the tape; the handles stop at each other.
 */
export function TapeRange({ from, to, min, max, step, bars, unit }: TapeRangeProps) {
  const [low, setLow] = useState(from.value)
  const [high, setHigh] = useState(to.value)
  const length = max - min || 1 // min and max are equal: avoid a division by zero
  const percent = (value: number) => ((Math.min(Math.max(value, min), max) - min) / length) * 100
  const lowAt = low ?? min
  const highAt = high ?? max
  const ends = [
    {
      ...from,
      value: low,
      at: lowAt,
      open: min,
      set: setLow,
      slide: (to: number) => setLow(to <= min ? undefined : Math.min(to, highAt)),
    },
    {
      ...to,
      value: high,
      at: highAt,
      open: max,
      set: setHigh,
      slide: (to: number) => setHigh(to >= max ? undefined : Math.max(to, lowAt)),
    },
  ]
  return (
    <div className="grid gap-2">
      <div className="relative">
        <div className="mx-2.5">
          <Histogram bars={bars} low={percent(lowAt)} high={percent(Math.max(lowAt, highAt))} />
        </div>
        <div className="relative -mt-2 h-6 noscript:hidden">
          {ends.map(({ name, label, at, slide }) => (
            <input
              key={name}
              type="range"
              aria-label={label}
              min={min}
              max={max}
              step={step}
              value={at}
              onChange={(event) => slide(event.currentTarget.valueAsNumber)}
              className="tape-handle"
            />
          ))}
        </div>
      </div>
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        {ends.map(({ name, label, value, open, openText = String(open), set }, i) => (
          <div key={name} className="contents">
            {i === 1 && <span aria-hidden="true">–</span>}
            <label className="tape-field">
              <span className="sr-only">{label}</span>
              <input
                type="number"
                inputMode="decimal"
                name={name}
                step="any"
                placeholder={openText}
                value={value ?? ''}
                onChange={(event) => {
                  const typed = event.currentTarget.valueAsNumber
                  set(Number.isNaN(typed) ? undefined : typed)
                }}
              />
              {unit !== undefined && <span className="text-ink-muted">{unit}</span>}
            </label>
          </div>
        ))}
      </div>
    </div>
  )
}
