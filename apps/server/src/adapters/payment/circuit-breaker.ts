import { stopwatch } from '#kernel/clock.ts'
import { PaymentUnavailable, type PaymentPort } from '#kernel/ports/payment.ts'

/** So many calls in a row that ran into their time limit: the provider is away. */
const TIMEOUTS = 3
/** How long it is not asked then. */
const OPEN_SECONDS = 15

interface Breaker {
  name: string
  /** A failure that takes at least so long counts: a quick one keeps no one waiting. */
  slowSeconds: number
  openSeconds?: number
}

/** Lets calls pass until the provider is away; then one at a time finds out whether it is back. */
function breakerFor({ name, slowSeconds, openSeconds = OPEN_SECONDS }: Breaker) {
  const clock = stopwatch()
  let timeouts = 0
  let openUntil = 0
  let isProbing = false
  return async <T>(call: () => Promise<T>): Promise<T> => {
    const started = clock()
    const isOpen = timeouts >= TIMEOUTS
    if (isOpen && (started < openUntil || isProbing))
      throw new PaymentUnavailable(`${name} is away and not asked`)
    isProbing = isOpen
    try {
      const answer = await call()
      timeouts = 0
      return answer
    } catch (err) {
      const isAway = err instanceof PaymentUnavailable && clock() - started >= slowSeconds
      timeouts = isAway ? timeouts + 1 : 0
      if (isAway) openUntil = clock() + openSeconds
      throw err
    } finally {
      if (isOpen) isProbing = false
    }
  }
}

/** A port whose calls fail at once while the provider is away: nothing waits for it but one question now and then. */
export function withBreaker(port: PaymentPort, breaker: Breaker): PaymentPort {
  const guarded = breakerFor(breaker)
  const { disputeState } = port
  return {
    ...port,
    open: (asked) => guarded(() => port.open(asked)),
    state: (payment, mayCapture) => guarded(() => port.state(payment, mayCapture)),
    close: (payment) => guarded(() => port.close(payment)),
    refund: (asked) => guarded(() => port.refund(asked)),
    refundState: (refund) => guarded(() => port.refundState(refund)),
    disputeState: disputeState && ((ref) => guarded(() => disputeState(ref))),
  }
}
