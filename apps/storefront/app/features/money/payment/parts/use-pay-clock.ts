import type { ToPay } from '@ironsouq/contract/money/payment/payment.schema'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useT } from '#kit/text/use-t.ts'
import { clockText, useTimeLeft } from './use-time-left.ts'

/** In the last three minutes the clock is amber. */
const CLOSING = 180

/** How long something can be paid, as the clocks of its pages show and say it. At zero the page is loaded again [OR-7]. */
export function usePayClock({ expiresAt, now }: Pick<ToPay, 'expiresAt' | 'now'>) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const left = useTimeLeft(expiresAt, now)
  const isOver = left === 0
  useEffect(() => {
    if (isOver) void revalidate()
  }, [isOver, revalidate])
  const clock = {
    time: clockText(left),
    secondsLeft: left,
    isClosing: left <= CLOSING,
    say: (mark: number) =>
      mark >= 60
        ? t('payment.minutesLeft', { count: mark / 60 })
        : t('payment.secondsLeft', { count: mark }),
  }
  return { left, isOver, clock }
}
