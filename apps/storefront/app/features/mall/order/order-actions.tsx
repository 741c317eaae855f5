import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import type { Order } from '@ironsouq/contract/mall/order/order.schema'
import { refundEndpoints } from '@ironsouq/contract/money/payment/refund.endpoints'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { useNavigate, useRevalidator } from 'react-router'
import { ChatLink } from '#features/deals/chat/parts/chat-link.tsx'
import { useApi } from '#kit/api/use-api.ts'
import { LocalLink, useLocalPath } from '#kit/navigation/local-link.tsx'
import { messageBox } from '#kit/popup/message-box.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { ReorderButton } from './reorder-button.tsx'
import { ReviewLink } from './review-link.tsx'

/** What the buyer can do with an order now. */
export function OrderActions({ order }: { order: Order }) {
  const t = useT()
  const format = useFormat()
  const call = useApi()
  const navigate = useNavigate()
  const orders = useLocalPath()('/user-center/orders')
  const { revalidate } = useRevalidator()
  const { orderNumber, actions } = order
  const run = (endpoint: 'cancel' | 'receive' | 'hide', title: string, message: string) =>
    void messageBox
      .confirm({
        title,
        message,
        confirm: title,
        cancel: t(endpoint === 'receive' ? 'userCenter.cancel' : 'order.keep'),
      })
      .then(() => call(orderEndpoints[endpoint], { body: { orderNumber } }))
      .then(
        // The page of a removed order would look as before: the list shows that it is gone.
        () => (endpoint === 'hide' ? navigate(orders) : revalidate()),
        () => revalidate(), // refused: someone else was first, and the page shows what is true now
      )
  const refund = () =>
    void messageBox
      .confirm({
        title: t('order.refund'),
        message: t('order.refundAsk', { amount: format.money(order.payable) }),
        confirm: t('order.refund'),
        cancel: t('order.keep'),
      })
      .then(() => call(refundEndpoints.ofBuyer, { body: { orderNumber } }))
      .then(
        () => revalidate(),
        () => revalidate(), // refused: the store was faster, and the page shows what is true now
      )
  const button = (text: string, tone: 'ink' | 'line', onClick: () => void) => (
    <button type="button" className={buttonLook({ tone })} onClick={onClick}>
      {text}
    </button>
  )
  return (
    <>
      {actions.includes('openPayment') && (
        <LocalLink href={`/pay/${order.payNo}`} className={buttonLook({ tone: 'money' })}>
          {t('order.pay')}
        </LocalLink>
      )}
      {actions.includes('cancel') &&
        button(t('order.cancel'), 'line', () =>
          run('cancel', t('order.cancel'), t('order.cancelAsk')),
        )}
      {actions.includes('refund') && button(t('order.refund'), 'line', refund)}
      {actions.includes('receive') &&
        button(t('order.confirmReceipt'), 'ink', () =>
          run('receive', t('order.confirmReceipt'), t('order.confirmReceiptAsk')),
        )}
      {order.evaluation !== null && <ReviewLink order={order} />}
      {actions.includes('reorder') && <ReorderButton orderNumber={orderNumber} />}
      {order.sellerCode !== null && (
        <ChatLink
          to={{ consult: 'store', orderId: order.orderId }}
          className={buttonLook({ tone: 'line' })}
        >
          {t('order.messageStore')}
        </ChatLink>
      )}
      {actions.includes('hide') &&
        button(t('order.remove'), 'line', () =>
          run('hide', t('order.remove'), t('order.deleteAsk')),
        )}
    </>
  )
}
