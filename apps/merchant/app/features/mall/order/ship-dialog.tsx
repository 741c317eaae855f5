import type { FieldFault } from '@ironsouq/contract/envelope'
import { type Carrier, CARRIERS } from '@ironsouq/contract/mall/order/order.enums'
import { RECEIVE_WITHIN_DAYS } from '@ironsouq/contract/mall/order/order.limits'
import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import type { Order } from '@ironsouq/contract/mall/order/order.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { ChoiceField } from '@ironsouq/portal/device/choice-field'
import { DialogForm } from '@ironsouq/portal/form/command-form'
import { faultsIn } from '@ironsouq/portal/form/use-record-form.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { useState } from 'react'
import { TrackingField } from './scan/tracking-field.tsx'
import { allLeft, isLastParcel, leftOf, type Packed, parcelLines } from './shipment.ts'

interface ContentsProps {
  lines: Order['lines']
  packed: Packed
  onChange: (packed: Packed) => void
}

/** How much of each line that is not complete goes into the parcel. */
function Contents({ lines, packed, onChange }: ContentsProps) {
  const t = useT()
  const format = useFormat()
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-2 font-bold">{t('portalOrder.inThisParcel')}</legend>
      {lines
        .filter((line) => leftOf(line) > 0)
        .map((line) => (
          <NumberField
            key={line.orderLineId}
            label={[line.name, line.variant, line.kind === 'gift' ? t('promotion.gift') : '']
              .filter((word) => word !== '')
              .join(', ')}
            description={t('portalOrder.shippedOf', {
              shipped: format.number(line.shippedQuantity),
              quantity: format.number(line.quantity),
            })}
            minValue={0}
            maxValue={leftOf(line)}
            value={packed[line.orderLineId] ?? 0}
            onChange={(quantity) =>
              onChange({ ...packed, [line.orderLineId]: Number.isNaN(quantity) ? 0 : quantity })
            }
          />
        ))}
    </fieldset>
  )
}

interface ShipDialogProps {
  order: Order
  onClose: () => void
}

/** Records a parcel: who brings it, its number, and what is in it [OR-6]. */
export function ShipDialog({ order, onClose }: ShipDialogProps) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const { orderId, lines, delivery, parcels } = order
  const [carrier, setCarrier] = useState<Carrier>(delivery === 'sameCity' ? 'own' : 'aramex')
  const [trackingNo, setTrackingNo] = useState('')
  const [packed, setPacked] = useState(() => allLeft(lines))
  const [faults, setFaults] = useState<readonly FieldFault[]>([])
  const content = parcelLines(lines, packed)
  const fault = faults.find(({ field }) => field === 'trackingNo')
  const send = async () => {
    const body = { orderId, carrier, trackingNo, lines: content }
    const done = await run(
      () => api(orderMerchantEndpoints.ship, { body }),
      (refusal) => {
        const found = faultsIn(refusal)
        setFaults(found)
        return found.some(({ field }) => field === 'trackingNo')
      },
    )
    if (!done) return
    onClose()
    toasts.show({ text: t('portalOrder.shipped') })
  }
  return (
    <DialogForm
      title={t(parcels.length > 0 ? 'portalOrder.addParcel' : 'portalOrder.ship')}
      send={send}
      onClose={onClose}
    >
      <Contents lines={lines} packed={packed} onChange={setPacked} />
      <ChoiceField
        label={t('portalOrder.carrier')}
        choices={CARRIERS.map((id) => ({ id, name: t(`portalOrder.carrier_${id}`) }))}
        value={carrier}
        onChange={(id) => setCarrier(CARRIERS.find((each) => each === id) ?? carrier)}
      />
      <TrackingField
        value={trackingNo}
        onChange={(value) => {
          setTrackingNo(value)
          setFaults([])
        }}
        error={fault?.msg}
      />
      <p role="status" className="rounded-box bg-info-wash p-3 text-info">
        {isLastParcel(lines, packed)
          ? t('portalOrder.lastParcel', { days: RECEIVE_WITHIN_DAYS })
          : t('portalOrder.moreParcels', { state: t('portalOrder.state_partlyShipped') })}
      </p>
      <Button
        type="submit"
        tone="ink"
        isPending={isRunning}
        isDisabled={trackingNo.trim() === '' || content.length === 0}
      >
        {t('portalOrder.markShipped')}
      </Button>
    </DialogForm>
  )
}
