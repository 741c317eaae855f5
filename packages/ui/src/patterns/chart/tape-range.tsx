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

const THUMB =
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:h-6 [&::-webkit-slider-thumb]:w-5 [&::-webkit-slider-thumb]:cursor-grab [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:bg-ink [&::-webkit-slider-thumb]:[clip-path:polygon(50%_0,100%_32%,100%_100%,0_100%,0_32%)]'
const MOZ_THUMB =
  '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:h-6 [&::-moz-range-thumb]:w-5 [&::-moz-range-thumb]:cursor-grab [&::-moz-range-thumb]:rounded-none [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-ink [&::-moz-range-thumb]:[clip-path:polygon(50%_0,100%_32%,100%_100%,0_100%,0_32%)]'
const HANDLE = `pointer-events-none absolute inset-0 m-0 h-6 w-full appearance-none bg-transparent outline-0 focus-visible:outline-3 ${THUMB} ${MOZ_THUMB}`
const FIELD =
  'flex min-h-11 min-w-0 items-center gap-1 rounded-box border border-line-strong bg-raised px-3 focus-within:outline-3 focus-within:-outline-offset-1 focus-within:outline-focus lg:min-h-9'

const TICKS = Array.from({ length: 11 }, (_, i) => `M${i * 10} 0v6`).join('')

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
  return (
    <svg
      viewBox="0 0 100 62"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-15.5 w-full rtl:-scale-x-100"
    >
      {bars.map((count, i) => {
        const height = Math.max((count / top) * 56, 1)
        const middle = (i + 0.5) * width
        const isIn = middle >= low && middle <= high
        return (
          <rect
            key={i}
            x={i * width}
            y={56 - height}
            width={width * 0.94}
            height={height}
            className={isIn ? 'fill-ink' : 'fill-line-strong opacity-45'}
          />
        )
      })}
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
              className={HANDLE}
            />
          ))}
        </div>
      </div>
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        {ends.map(({ name, label, value, open, openText = String(open), set }, i) => (
          <div key={name} className="contents">
            {i === 1 && <span aria-hidden="true">–</span>}
            <label className={FIELD}>
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
                className="w-full min-w-0 flex-1 appearance-none border-0 bg-transparent p-0 tabular-nums outline-0 [-moz-appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
              />
              {unit !== undefined && <span className="text-ink-muted">{unit}</span>}
            </label>
          </div>
        ))}
      </div>
    </div>
  )
}
