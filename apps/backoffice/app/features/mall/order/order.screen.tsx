import type { Order } from '@ironsouq/contract/mall/order/order.schema'
import { orderStaffEndpoints } from '@ironsouq/contract/mall/order/order.staff.endpoints'
import { voucherStaffEndpoints } from '@ironsouq/contract/mall/voucher/voucher.endpoints'
import { ledgerStaffEndpoints } from '@ironsouq/contract/money/ledger/ledger.staff.endpoints'
import { refundEndpoints } from '@ironsouq/contract/money/payment/refund.endpoints'
import { isolated } from '@ironsouq/i18n/isolate'
import { api } from '@ironsouq/portal/api/api.ts'
import { ReasonDialog } from '@ironsouq/portal/form/reason-dialog'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { OrderView } from '@ironsouq/portal/order/order-view'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/order.screen.ts'
import { OrderAroundPanels } from './order-around.tsx'

const { detail, around: aroundOf, cancel } = orderStaffEndpoints
const { journals: journalsOf } = ledgerStaffEndpoints
const REASON_MAX = 200

export async function clientLoader({ params: { orderId } }: Route.ClientLoaderArgs) {
  const query = { orderId }
  const [order, around, journals] = await Promise.all([
    api(detail, { query }),
    api(aroundOf, { query }),
    // Null for those who may not read the ledger.
    api(journalsOf, { query: journalsOf.query.parse({ q: orderId }) }).then(
      ({ rows }) => rows,
      () => null,
    ),
  ])
  const vouchers = order.isVirtual ? await api(voucherStaffEndpoints.ofOrder, { query }) : null
  return { order, around, journals, vouchers }
}

interface RefundProps {
  order: Order
  onClose: () => void
}

/** Asks why a paid order ends; after shipping the goods must be back first [MS-3]. */
function RefundOrder({ order: { orderId, payable, lines }, onClose }: RefundProps) {
  const t = useT()
  const format = useFormat()
  const wasShipped = lines.some(({ shippedQuantity }) => shippedQuantity > 0)
  return (
    <ReasonDialog
      words={{
        title: t('portalOrder.refund'),
        reason: t('portalOrder.reason'),
        hint: t('portalOrder.reasonHint'),
        act: t('portalOrder.refund'),
        done: t('portalOrder.state_canceled'),
      }}
      maxLength={REASON_MAX}
      send={(reason) => api(refundEndpoints.ofStaff, { body: { orderId, reason } })}
      onClose={onClose}
    >
      <p>{t('portalOrder.refundAsk', { amount: format.money(payable) })}</p>
      {wasShipped && <p>{t('portalOrder.refundSentAsk')}</p>}
    </ReasonDialog>
  )
}

/** Asks why an order ends that the buyer could still pay. */
function CancelOrder({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const t = useT()
  return (
    <ReasonDialog
      words={{
        title: t('portalOrder.cancel'),
        reason: t('portalOrder.reason'),
        hint: t('portalOrder.reasonHint'),
        act: t('portalOrder.cancel'),
        done: t('portalOrder.state_canceled'),
      }}
      maxLength={REASON_MAX}
      send={(reason) => api(cancel, { body: { orderId, reason } })}
      onClose={onClose}
    >
      <p>{t('portalOrder.cancelAsk')}</p>
    </ReasonDialog>
  )
}

/** One order of a store; staff end it while it is not paid, and refund it once it is [BO-6]. */
export default function OrderScreen({ loaderData }: Route.ComponentProps) {
  const { order, around, journals, vouchers } = loaderData
  const t = useT()
  const [isCanceling, setCanceling] = useState(false)
  const [isRefunding, setRefunding] = useState(false)
  const { actions } = order
  return (
    <ScreenPage
      title={t('portalOrder.one', { number: isolated(order.orderNumber) })}
      back={{ to: '/orders', text: t('portalOrder.back') }}
    >
      <ScreenBody>
        <p className="text-micro max-lg:hidden">
          <Link to="/orders" className="underline underline-offset-3">
            {t('portalOrder.back')}
          </Link>
        </p>
        <OrderView
          order={order}
          vouchers={vouchers}
          hasStore
          actions={
            <>
              {actions.includes('cancel') && (
                <Button tone="danger" onPress={() => setCanceling(true)}>
                  {t('portalOrder.cancel')}
                </Button>
              )}
              {actions.includes('refund') && (
                <Button tone="danger" onPress={() => setRefunding(true)}>
                  {t('portalOrder.refund')}
                </Button>
              )}
            </>
          }
        />
        <OrderAroundPanels {...order} around={around} journals={journals} />
      </ScreenBody>
      {isCanceling && <CancelOrder orderId={order.orderId} onClose={() => setCanceling(false)} />}
      {isRefunding && <RefundOrder order={order} onClose={() => setRefunding(false)} />}
    </ScreenPage>
  )
}
