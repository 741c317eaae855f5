const STEPS = [1, 2, 3, 4, 5]

const SIZE = {
  letter: { box: 'w-6 rounded-tight py-0.5 text-small leading-[16px]', gauge: 'hidden' },
  small: { box: 'grade-small', gauge: undefined },
  big: {
    box: 'w-16 rounded-box pt-1 pb-2 text-head leading-[44px]',
    gauge: 'mt-0.5 h-1.5 w-11',
  },
}

interface GradeMarkProps {
  letter: string
  /** The filled steps of five. */
  steps: number
  /** The accessible name. */
  label: string
  size?: keyof typeof SIZE
  /** Claimed and not confirmed: an outline instead of a stamp. */
  isClaimed?: boolean
}

const STAMPED = 'bg-ink text-paper'
const OUTLINED = 'bg-raised text-ink inset-ring-2 inset-ring-ink'
const CLAIMED =
  'bg-raised text-ink-muted outline-2 -outline-offset-2 outline-dashed outline-line-strong'

/** A stamped letter over a five-step gauge: the shape has the meaning, not a colour. */
export function GradeMark({
  letter,
  steps,
  label,
  size = 'small',
  isClaimed = false,
}: GradeMarkProps) {
  const look = SIZE[size]
  const ground = isClaimed ? CLAIMED : steps > 2 ? STAMPED : OUTLINED
  return (
    <span role="img" aria-label={label} className={`grade-mark ${look.box} ${ground}`}>
      <bdi aria-hidden="true">{letter}</bdi>
      <span aria-hidden="true" className={look.gauge}>
        {STEPS.map((step) => (
          <span key={step} className={step > steps ? 'opacity-30' : undefined} />
        ))}
      </span>
    </span>
  )
}
