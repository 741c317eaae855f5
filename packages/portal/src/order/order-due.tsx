import type { Order } from '@ironsouq/contract/mall/order/order.schema'
import { isolated } from '@ironsouq/i18n/isolate'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { useTimeLeft } from './time-left.tsx'

const TONE = { calm: 'info', urgent: 'wait', over: 'refused' } as const

function Due({ shipBy }: { shipBy: string }) {
  const t = useT()
  const format = useFormat()
  const { text, urgency } = useTimeLeft(shipBy)
  const at = isolated(format.dateTime(shipBy))
  return (
    <Banner tone={TONE[urgency]}>
      <b>{text}</b>
      <p>{t(urgency === 'over' ? 'portalOrder.dueOver' : 'portalOrder.dueBy', { at })}</p>
    </Banner>
  )
}

/** How long the store has to send an order; nothing where nothing is to be sent. */
export function OrderDue({ order: { state, shipBy } }: { order: Order }) {
  return state === 'pendingDelivery' && shipBy !== null ? <Due shipBy={shipBy} /> : null
}
