import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order-merchant.endpoints'
import type { Order } from '@ironsouq/contract/mall/order/order.schema'
import { isolated } from '@ironsouq/i18n/isolate'
import { api } from '@ironsouq/portal/api/api.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { OrderView } from '@ironsouq/portal/order/order-view'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/order.screen.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { RepriceDialog } from './reprice-dialog.tsx'
import { ShipDialog } from './ship-dialog.tsx'
import { usePackingSlips } from './use-packing-slips.ts'

export const clientLoader = ({ params: { orderId } }: Route.ClientLoaderArgs) =>
  api(orderMerchantEndpoints.detail, { query: { orderId } })

const DIALOGS = {
  ship: ShipDialog,
  reprice: RepriceDialog,
  handOver: HandOverDialog,
  refund: RefundDialog,
}
type Action = keyof typeof DIALOGS

/** What a store can do with an order in its state, by the permissions of the person. */
function useActions({ state, delivery, parcels, lines }: Order): { id: Action; text: string }[] {
  const t = useT()
  const mayShip = useMay('order.ship')
  const mayReprice = useMay('order.price')
  const mayRefund = useMay('order.refund')
  if (state === 'pendingPayment')
    return mayReprice ? [{ id: 'reprice', text: t('portalOrder.changePrice') }] : []
  if (state !== 'pendingDelivery') return []
  const isUnsent = lines.every(({ shippedQuantity }) => shippedQuantity === 0)
  const sends: { id: Action; text: string } =
    delivery === 'pickup'
      ? { id: 'handOver', text: t('portalOrder.handOver') }
      : { id: 'ship', text: t(parcels.length > 0 ? 'portalOrder.addParcel' : 'portalOrder.ship') }
  return [
    ...(mayShip ? [sends] : []),
    ...(mayRefund && isUnsent ? [{ id: 'refund' as const, text: t('portalOrder.refund') }] : []),
  ]
}

/** One order at the own store and what is to be done with it [OR-5] [OR-6]. */
export default function OrderScreen({ loaderData: order }: Route.ComponentProps) {
  const t = useT()
  const [opened, setOpened] = useState<Action>()
  const actions = useActions(order)
  const { print, isRunning } = usePackingSlips()
  const DialogOf = opened && DIALOGS[opened]
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
          actions={[
            ...actions.map(({ id, text }) => (
              <Button
                key={id}
                tone={id === 'refund' ? 'danger' : 'ink'}
                onPress={() => setOpened(id)}
              >
                {text}
              </Button>
            )),
            order.state === 'pendingDelivery' && (
              <Button key="slip" isPending={isRunning} onPress={() => void print([order.orderId])}>
                {t('portalOrder.slip')}
              </Button>
            ),
          ]}
        />
      </ScreenBody>
      {DialogOf && <DialogOf order={order} onClose={() => setOpened(undefined)} />}
    </ScreenPage>
  )
}
