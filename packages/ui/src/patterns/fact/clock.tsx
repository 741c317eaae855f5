import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../../primitives/display/icon.tsx'

/** Seconds before the end at which a screen reader announces the time. */
const MARKS = [180, 60, 10] as const
export type ClockMark = (typeof MARKS)[number]

/** The last mark between two readings. */
export function markBetween(before: number, now: number): ClockMark | undefined {
  return MARKS.findLast((mark) => now <= mark && mark < before)
}

interface SpokenProps {
  secondsLeft: number
  say: (mark: ClockMark) => string
}

/** Announces only the marks: a live region that changed each second would be unusable. */
function Spoken({ secondsLeft, say }: SpokenProps) {
  const before = useRef(secondsLeft)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const mark = markBetween(before.current, secondsLeft)
    before.current = secondsLeft
    if (mark) setAnnouncement(say(mark))
  }, [secondsLeft, say])
  return (
    <span role="status" className="sr-only">
      {announcement}
    </span>
  )
}

interface ClockProps extends SpokenProps {
  /** The time left: "02:47". */
  time: string
  /** Inside the window in which it may close: amber, and in the box a hazard edge. */
  isClosing?: boolean
}

export function ClockChip({ time, isClosing = false, ...spoken }: ClockProps) {
  const ground = isClosing ? 'bg-accent text-on-accent' : 'bg-graphite text-on-graphite'
  return (
    <span
      className={`inline-flex min-h-6 items-center gap-1.5 rounded-tight px-2 text-small font-bold whitespace-nowrap tabular-nums ${ground}`}
    >
      <Icon name="clock" size="small" />
      <time dir="ltr" role="timer" aria-live="off">
        {time}
      </time>
      <Spoken {...spoken} />
    </span>
  )
}

const HAZARD =
  'before:absolute before:inset-x-0 before:top-0 before:h-1.5 before:bg-[repeating-linear-gradient(135deg,var(--color-on-accent)_0_8px,var(--color-accent)_8px_16px)]'

interface ClockBoxProps extends ClockProps {
  /** Above the time: "closes in". */
  label: string
  /** Below the time: the closing rule. */
  note?: ReactNode
}

export function ClockBox({ time, label, note, isClosing = false, ...spoken }: ClockBoxProps) {
  const ground = isClosing ? `bg-accent text-on-accent pt-4 ${HAZARD}` : 'bg-sunk text-ink pt-3'
  return (
    <div className={`relative grid gap-0.5 overflow-hidden rounded-box px-4 pb-3 ${ground}`}>
      <small className="text-micro font-medium">{label}</small>
      <time
        dir="ltr"
        role="timer"
        aria-live="off"
        className="text-head leading-[44px] font-bold tracking-head tabular-nums lg:text-figure lg:leading-[56px] rtl:text-end"
      >
        {time}
      </time>
      {note !== undefined && <small className="text-micro font-medium">{note}</small>}
      <Spoken {...spoken} />
    </div>
  )
}
