import type { ShownFlashItem } from '@ironsouq/contract/mall/flash-sale/flash-sale.schema'
import { useEffect } from 'react'
import { useTimeLeft } from '#features/money/payment/parts/use-time-left.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

/** From so many seconds on the day is of more use than a clock. */
const DAYS_FROM = 48 * 3600

const two = (part: number) => String(part).padStart(2, '0')

/** `1:12:42` */
const clockText = (seconds: number) =>
  `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`

interface FlashClockProps {
  item: Pick<ShownFlashItem, 'isRunning' | 'startsAt' | 'endsAt' | 'now'>
  /** What is shown is no longer true. */
  onOver?: () => void
}

/** When a flash sale ends, or begins. */
export function FlashClock({
  item: { isRunning, startsAt, endsAt, now },
  onOver,
}: FlashClockProps) {
  const t = useT()
  const format = useFormat()
  const until = isRunning ? endsAt : startsAt
  const left = useTimeLeft(until, now)
  const isOver = left === 0
  useEffect(() => {
    if (isOver) onOver?.()
  }, [isOver, onOver])
  if (left >= DAYS_FROM)
    return t(isRunning ? 'flashSale.until' : 'flashSale.from', { time: format.dateTime(until) })
  const clock = (
    <time dir="ltr" role="timer" aria-live="off" className="font-bold tabular-nums">
      {clockText(left)}
    </time>
  )
  const [before = '', after = ''] = t(isRunning ? 'flashSale.endsIn' : 'flashSale.startsIn', {
    time: '\n',
  }).split('\n')
  return (
    <span>
      {before}
      {clock}
      {after}
    </span>
  )
}
