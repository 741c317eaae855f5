import type { Order } from '@ironsouq/contract/mall/order/order.schema'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { ChatLink } from '#features/deals/chat/parts/chat-link.tsx'
import { PromisedDay } from '#features/mall/arrival/parts/promised-day.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

/** The promised day until it arrives; once that is over, the new expectation and the way to the store. */
export function OrderArrival({ order }: { order: Order }) {
  const t = useT()
  const format = useFormat()
  const { state, arrival, expectedBy, deliveredAt } = order
  const isAwaited =
    ['pendingPayment', 'pendingDelivery', 'pendingReceipt'].includes(state) && deliveredAt === null
  if (!arrival || !isAwaited) return null
  if (expectedBy === null) return <PromisedDay arrival={arrival} />
  return (
    <Banner
      tone="wait"
      action={
        order.sellerCode !== null && (
          <ChatLink
            to={{ consult: 'store', orderId: order.orderId }}
            className={buttonLook({ size: 'dense' })}
          >
            {t('order.messageStore')}
          </ChatLink>
        )
      }
    >
      <b>{t('order.overdue', { day: format.longDay(arrival.by) })}</b>
      <p>{t('order.expectedBy', { day: format.longDay(expectedBy) })}</p>
    </Banner>
  )
}
