interface ProgressProps {
  /** The name of the operation. */
  label: string
  /** Percent; undefined is indeterminate. */
  value?: number
  /** The value in words, "12 of 40 pictures"; default: percent. */
  text?: string
}

function spoken({ label, value, text }: ProgressProps) {
  return {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': value,
    'aria-valuetext': text,
  } as const
}

/** Grows in reading direction. */
export function ProgressBar(props: ProgressProps) {
  const { value } = props
  return (
    <div
      {...spoken(props)}
      className="relative h-2 overflow-hidden rounded-tight bg-sunk inset-ring inset-ring-line"
    >
      {value === undefined ? (
        <span className="absolute inset-0 animate-pass bg-[linear-gradient(90deg,transparent,var(--color-ink),transparent)] [translate:-100%_0] motion-reduce:animate-none motion-reduce:opacity-40 motion-reduce:[translate:0] rtl:[animation-direction:reverse]" />
      ) : (
        <svg aria-hidden="true" className="block size-full fill-ink rtl:-scale-x-100">
          <rect width={`${value}%`} height="100%" />
        </svg>
      )}
    </div>
  )
}

const SIZE = { small: 'size-4', full: 'size-6' }
const ROUND = 100

interface RingProps extends ProgressProps {
  size?: keyof typeof SIZE
}

export function ProgressRing({ size = 'full', ...props }: RingProps) {
  const { value } = props
  const shown = value ?? ROUND / 4
  return (
    <span {...spoken(props)} className={`inline-block shrink-0 ${SIZE[size]}`}>
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        fill="none"
        strokeWidth="3"
        className={`block size-full -rotate-90 ${value === undefined ? 'animate-turn motion-reduce:animate-none' : ''}`}
      >
        <circle cx="12" cy="12" r="10" className="stroke-line" />
        <circle
          cx="12"
          cy="12"
          r="10"
          pathLength={ROUND}
          strokeDasharray={`${shown} ${ROUND - shown}`}
          className="stroke-ink"
        />
      </svg>
    </span>
  )
}
