import type { Order } from '@ironsouq/contract/mall/order/order.schema'
import type { ToPay } from '@ironsouq/contract/money/payment/payment.schema'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { PayClockLine } from '#features/money/payment/parts/pay-clock-line.tsx'
import { usePayClock } from '#features/money/payment/parts/use-pay-clock.ts'
import { PageHead } from '#kit/list/page-head.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { OrderActions } from './order-actions.tsx'
import { STATE_WORD } from './parts/order-labels.ts'

interface UnpaidHeadProps {
  order: Order
  /** What the payment page of this order would say. */
  toPay: Pick<ToPay, 'state' | 'now' | 'expiresAt'>
}

/** The head of an order that waits for its payment: how long it can be paid, and then how to order again [OR-5] [OR-7]. */
export function UnpaidHead({ order, toPay }: UnpaidHeadProps) {
  const t = useT()
  const { isOver, clock } = usePayClock(toPay)
  const isChecking = toPay.state === 'checking'
  const isExpired = isOver && !isChecking
  const head = {
    title: t('order.order', { number: order.orderNumber }),
    lead: t(STATE_WORD[order.state]),
  }
  if (isExpired)
    return (
      <>
        <PageHead title={head.title}>
          <OrderActions order={{ ...order, actions: ['reorder'] }} />
        </PageHead>
        <Banner tone="refused" isLive>
          <b>{t('payment.expired')}</b>
          <p>{t('payment.expiredBody')}</p>
        </Banner>
      </>
    )
  if (isChecking)
    return (
      <>
        <PageHead {...head}>
          <OrderActions order={{ ...order, actions: [] }} />
        </PageHead>
        <Banner
          isLive
          action={
            <LocalLink href={`/pay/${order.payNo}/result`} className={LINK_LOOK}>
              {t('payment.check')}
            </LocalLink>
          }
        >
          <b>{t('payment.checking')}</b>
          <p>{t('payment.doNotPayAgain')}</p>
        </Banner>
      </>
    )
  return (
    <>
      <PageHead {...head}>
        <OrderActions order={order} />
      </PageHead>
      <PayClockLine clock={clock} expiresAt={toPay.expiresAt} />
    </>
  )
}
