import { useId } from 'react'

/** From dark to light; the last two are patterns, so that no reader needs to tell five greys apart. */
const TONES = ['first', 'second', 'third', 'fourth', 'fifth'] as const
export type StackTone = (typeof TONES)[number]

interface StackPart {
  tone: StackTone
  /** In percent of the longest bar. */
  length: number
}

interface StackedBarsProps {
  /** The figure in one sentence: for a screen reader it is one image. */
  label: string
  bars: readonly { key: string; name: string; value: string; parts: readonly StackPart[] }[]
  /** What the tones mean. */
  legend: readonly { tone: StackTone; text: string }[]
}

const FILL: Record<StackTone, string> = {
  first: 'fill-ink',
  second: 'fill-ink-2',
  third: 'fill-ink-muted',
  fourth: '',
  fifth: 'fill-paper stroke-refused stroke-[1.5]',
}

/** Between two parts. */
const GAP = 0.3

function Part({ x, length, tone, hatch }: { x: number; hatch: string } & StackPart) {
  return (
    <rect
      x={`${x}%`}
      y="1"
      width={`${Math.max(0, length - GAP)}%`}
      height="22"
      className={FILL[tone]}
      {...(tone === 'fourth' && { fill: `url(#${hatch})` })}
    />
  )
}

function Bar({ parts, hatch }: { parts: readonly StackPart[]; hatch: string }) {
  const starts = parts.map((_, i) => parts.slice(0, i).reduce((sum, { length }) => sum + length, 0))
  return (
    <svg aria-hidden="true" className="h-6 w-full overflow-visible rtl:-scale-x-100">
      {parts.map((part, i) =>
        part.length > 0 ? (
          <Part key={part.tone} x={starts[i] ?? 0} hatch={hatch} {...part} />
        ) : null,
      )}
    </svg>
  )
}

/** Amounts of several kinds as bars, each a stack of its kinds, in reading direction. */
export function StackedBars({ label, bars, legend }: StackedBarsProps) {
  const hatch = useId()
  return (
    <figure>
      <svg className="absolute size-0" aria-hidden="true">
        <pattern
          id={hatch}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="6" height="6" className="fill-paper" />
          <path d="M0 0V6" className="stroke-ink-2 stroke-4" />
        </pattern>
      </svg>
      <div role="img" aria-label={label} className="grid gap-2">
        {bars.map(({ key, name, value, parts }) => (
          <div
            key={key}
            className="grid grid-cols-[minmax(88px,auto)_minmax(0,1fr)_auto] items-center gap-3"
          >
            <span className="w-24">{name}</span>
            <Bar parts={parts} hatch={hatch} />
            <b className="min-w-14 text-end font-semibold tabular-nums">
              <bdi>{value}</bdi>
            </b>
          </div>
        ))}
      </div>
      <figcaption className="flex flex-wrap gap-x-4 gap-y-1 pt-3 text-micro text-ink-2">
        {legend.map(({ tone, text }) => (
          <span key={tone} className="inline-flex items-center gap-1.5">
            <svg aria-hidden="true" className="size-3">
              <rect
                x="1"
                y="1"
                width="10"
                height="10"
                className={FILL[tone]}
                {...(tone === 'fourth' && { fill: `url(#${hatch})` })}
              />
            </svg>
            {text}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
