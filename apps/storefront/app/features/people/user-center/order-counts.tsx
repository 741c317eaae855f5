import type { CenterInfo } from '@ironsouq/contract/people/member/member.schema'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { Panel } from './panel.tsx'

const ORDERS = '/user-center/orders'
const STATES = [
  ['pendingPayment', 'order.statePendingPayment'],
  ['pendingDelivery', 'order.statePendingDelivery'],
  ['readyForPickup', 'order.stateReadyForPickup'],
  ['pendingReceipt', 'order.statePendingReceipt'],
] as const

/** How many orders of the member wait for something [CL-12]. */
export function OrderCounts({ orders }: Pick<CenterInfo, 'orders'>) {
  const t = useT()
  const format = useFormat()
  // Most people never pick anything up.
  const shown = STATES.filter(([state]) => state !== 'readyForPickup' || orders[state] > 0)
  return (
    <Panel heading={t('order.title')} more={{ href: ORDERS, text: t('userCenter.viewAll') }}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(84px,1fr))] gap-2">
        {shown.map(([state, word]) => (
          <li key={state}>
            <LocalLink
              href={`${ORDERS}?state=${state}`}
              className="grid h-full min-h-11 content-start gap-1 rounded-box p-2 text-center hover:bg-sunk"
            >
              <b className="text-lead font-extrabold tabular-nums">
                {format.number(orders[state])}
              </b>
              <span className="text-micro break-words text-ink-muted">{t(word)}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
