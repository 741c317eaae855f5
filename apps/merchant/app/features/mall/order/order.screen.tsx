import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import type { Order, Parcel } from '@ironsouq/contract/mall/order/order.schema'
import { voucherMerchantEndpoints } from '@ironsouq/contract/mall/voucher/voucher.endpoints'
import { isolated } from '@ironsouq/i18n/isolate'
import { api } from '@ironsouq/portal/api/api.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { OrderView } from '@ironsouq/portal/order/order-view'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/order.screen.ts'
import { ChatButton } from './chat-button.tsx'
import { CorrectTrackingDialog } from './correct-tracking-dialog.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { ReadyDialog } from './ready-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { RepriceDialog } from './reprice-dialog.tsx'
import { ShipDialog } from './ship-dialog.tsx'
import { usePackingSlips } from './use-packing-slips.ts'

export async function clientLoader({ params: { orderId } }: Route.ClientLoaderArgs) {
  const query = { orderId }
  const order = await api(orderMerchantEndpoints.detail, { query })
  const vouchers = order.isVirtual ? await api(voucherMerchantEndpoints.ofOrder, { query }) : null
  return { order, vouchers }
}

const DIALOGS = {
  reprice: RepriceDialog,
  ship: ShipDialog,
  ready: ReadyDialog,
  handOver: HandOverDialog,
  refund: RefundDialog,
}
type Action = keyof typeof DIALOGS
const ACTIONS = Object.keys(DIALOGS) as Action[]

const WORD = {
  reprice: 'portalOrder.changePrice',
  ship: 'portalOrder.ship',
  ready: 'portalOrder.ready',
  handOver: 'portalOrder.handOver',
  refund: 'portalOrder.refund',
} as const

const wordOf = (action: Action, { parcels }: Order) =>
  action === 'ship' && parcels.length > 0 ? 'portalOrder.addParcel' : WORD[action]

/** One order at the own store and what is to be done with it [OR-5] [OR-6]. */
export default function OrderScreen({ loaderData: { order, vouchers } }: Route.ComponentProps) {
  const t = useT()
  const [opened, setOpened] = useState<Action>()
  const [wrong, setWrong] = useState<Parcel>()
  const { actions } = order
  const mayCorrect = actions.includes('correctTracking')
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
          vouchers={vouchers}
          onCorrect={mayCorrect ? setWrong : undefined}
          actions={[
            ...ACTIONS.filter((action) => actions.includes(action)).map((action) => (
              <Button
                key={action}
                tone={action === 'refund' ? 'danger' : 'ink'}
                onPress={() => setOpened(action)}
              >
                {t(wordOf(action, order))}
              </Button>
            )),
            actions.includes('printSlip') && (
              <Button
                key="slip"
                icon="print"
                isPending={isRunning}
                onPress={() => void print([order.orderId])}
              >
                {t(order.shippedAt === null ? 'portalOrder.slip' : 'portalOrder.slipAgain')}
              </Button>
            ),
            <ChatButton key="chat" orderId={order.orderId} />,
          ]}
        />
      </ScreenBody>
      {wrong && <CorrectTrackingDialog parcel={wrong} onClose={() => setWrong(undefined)} />}
      {DialogOf && <DialogOf order={order} onClose={() => setOpened(undefined)} />}
    </ScreenPage>
  )
}
