import type { OrderState } from '@ironsouq/contract/mall/order/order.lifecycle'
import { isolated } from '@ironsouq/i18n/isolate'
import { useNow } from '../chat/use-now.ts'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'

const MINUTE_MS = 60_000
/** From then on an order that is to be sent is urgent. */
const URGENT_MINUTES = 4 * 60

export type Urgency = 'calm' | 'urgent' | 'over'

const LOOK: Record<Urgency, string> = {
  calm: '',
  urgent: 'font-semibold text-accent-text',
  over: 'font-semibold text-refused',
}

/** How long it is until then, in words, and how urgent that is. */
export function useTimeLeft(deadline: string): { text: string; urgency: Urgency } {
  const t = useT()
  const format = useFormat()
  const minutes = Math.floor((Date.parse(deadline) - useNow(MINUTE_MS)) / MINUTE_MS)
  if (minutes < 0)
    return {
      text: t('portalOrder.timeOver', { time: isolated(format.duration(-minutes)) }),
      urgency: 'over',
    }
  return {
    text: t('portalOrder.timeLeft', { time: isolated(format.duration(minutes)) }),
    urgency: minutes < URGENT_MINUTES ? 'urgent' : 'calm',
  }
}

interface TimeLeftProps {
  deadline: string
  /** Only what the store has to send is urgent. */
  state: OrderState
}

export function TimeLeft({ deadline, state }: TimeLeftProps) {
  const format = useFormat()
  const { text, urgency } = useTimeLeft(deadline)
  return (
    <span
      className={`whitespace-nowrap ${state === 'pendingDelivery' ? LOOK[urgency] : ''}`}
      title={format.dateTime(deadline)}
    >
      {text}
    </span>
  )
}
