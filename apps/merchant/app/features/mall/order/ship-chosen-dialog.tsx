import { type Carrier, CARRIERS } from '@ironsouq/contract/mall/order/order.enums'
import {
  orderMerchantEndpoints,
  WholeShipment,
} from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import type { OrderWork } from '@ironsouq/contract/mall/order/order.schema'
import { isolated } from '@ironsouq/i18n/isolate'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { ChoiceField } from '@ironsouq/portal/device/choice-field'
import { DialogForm } from '@ironsouq/portal/form/command-form'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useState } from 'react'
import { filledDown } from './shipment-rows.ts'
import { SkippedOrders } from './skipped-orders.tsx'

type ByNumber = Readonly<Record<string, string>>

interface ShipChosenDialogProps {
  orders: readonly OrderWork[]
  onClose: () => void
}

/** Ships the chosen orders whole: one courier, and a tracking number for each [OR-6]. */
export function ShipChosenDialog({ orders: chosen, onClose }: ShipChosenDialogProps) {
  const t = useT()
  const format = useFormat()
  const { run, isRunning } = useCommand()
  const orders = chosen.filter(({ actions }) => actions.includes('ship'))
  const skipped = chosen.filter(({ actions }) => !actions.includes('ship'))
  const [carrier, setCarrier] = useState<Carrier>('aramex')
  const [tracking, setTracking] = useState<ByNumber>({})
  const [shipped, setShipped] = useState<readonly string[]>([])
  const [refusals, setRefusals] = useState<ByNumber>({})
  const left = orders.filter(({ orderNumber }) => !shipped.includes(orderNumber))
  const numbers = left.map(({ orderNumber }) => orderNumber)
  const shipments = numbers.flatMap((orderNumber) => {
    const trackingNo = tracking[orderNumber]?.trim() ?? ''
    return trackingNo === '' ? [] : [{ orderNumber, carrier, trackingNo }]
  })
  const send = async () => {
    const wrong = shipments.filter((each) => !WholeShipment.safeParse(each).success)
    if (wrong.length > 0) {
      const hint = t('portalOrder.trackingHint')
      setRefusals(Object.fromEntries(wrong.map(({ orderNumber }) => [orderNumber, hint])))
      return
    }
    const done = await run(() => api(orderMerchantEndpoints.shipMany, { body: { shipments } }))
    if (!done) return
    const refused = done.flatMap(({ orderNumber, refusal }) =>
      refusal === null ? [] : [[orderNumber, refusal] as const],
    )
    const sent = done.filter(({ refusal }) => refusal === null)
    setRefusals(Object.fromEntries(refused))
    setShipped([...shipped, ...sent.map(({ orderNumber }) => orderNumber)])
    toasts.show({
      text: t('portalOrder.shipManyDone', {
        done: format.number(sent.length),
        total: format.number(done.length),
      }),
    })
    if (sent.length === left.length) onClose()
  }
  return (
    <DialogForm title={t('portalOrder.shipMany')} send={send} onClose={onClose}>
      <SkippedOrders orders={skipped} />
      {orders.length === 0 && <p>{t('portalOrder.skipAll')}</p>}
      <ChoiceField
        label={t('portalOrder.carrier')}
        choices={CARRIERS.map((id) => ({ id, name: t(`portalOrder.carrier_${id}`) }))}
        value={carrier}
        onChange={(id) => setCarrier(CARRIERS.find((each) => each === id) ?? carrier)}
      />
      <fieldset className="grid min-w-0 gap-3 border-0 p-0">
        <legend className="pb-2 font-semibold">{t('portalOrder.trackingNo')}</legend>
        {left.map(({ orderNumber, recipient }, at) => (
          <TextField
            key={orderNumber}
            label={[orderNumber, recipient ?? ''].filter(Boolean).map(isolated).join(' · ')}
            autoComplete="off"
            value={tracking[orderNumber] ?? ''}
            onChange={(value) => {
              setTracking({ ...tracking, [orderNumber]: value })
              setRefusals({ ...refusals, [orderNumber]: '' })
            }}
            onPaste={(event) => {
              const filled = filledDown(event.clipboardData.getData('text'), numbers.slice(at))
              if (!filled) return
              event.preventDefault()
              setTracking({ ...tracking, ...filled })
            }}
            {...(refusals[orderNumber] && { error: refusals[orderNumber] })}
          />
        ))}
      </fieldset>
      <Button type="submit" tone="ink" isPending={isRunning} isDisabled={shipments.length === 0}>
        {t('portalOrder.shipManySend', { count: shipments.length })}
      </Button>
    </DialogForm>
  )
}
