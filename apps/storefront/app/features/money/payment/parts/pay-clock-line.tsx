import { ClockChip } from '@ironsouq/ui/patterns/fact/clock'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import type { usePayClock } from './use-pay-clock.ts'

/** Seconds. */
const LONGEST = 3600

interface PayClockLineProps {
  clock: ReturnType<typeof usePayClock>['clock']
  expiresAt: string
  /** Without stock that is held for it. */
  isTopUp?: boolean
}

/** How long something can still be paid. */
export function PayClockLine({ clock, expiresAt, isTopUp = false }: PayClockLineProps) {
  const t = useT()
  const format = useFormat()
  const held = isTopUp ? 'payment.payUntil' : 'payment.heldUntil'
  // A clock of many hours says less than the day.
  if (clock.secondsLeft > LONGEST) return <p>{t(held, { time: format.dateTime(expiresAt) })}</p>
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span>{t('payment.timeLeft')}</span>
      <ClockChip {...clock} />
      <span className="text-ink-muted">{t(held, { time: format.time(expiresAt) })}</span>
    </p>
  )
}
