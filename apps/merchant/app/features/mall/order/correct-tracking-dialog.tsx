import type { FieldFault } from '@ironsouq/contract/envelope'
import { type Carrier, CARRIERS } from '@ironsouq/contract/mall/order/order.enums'
import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import type { Parcel } from '@ironsouq/contract/mall/order/order.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { ChoiceField } from '@ironsouq/portal/device/choice-field'
import { DialogForm } from '@ironsouq/portal/form/command-form'
import { faultsIn } from '@ironsouq/portal/form/use-record-form.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { useState } from 'react'
import { TrackingField } from './scan/tracking-field.tsx'

interface CorrectTrackingDialogProps {
  parcel: Parcel
  onClose: () => void
}

/** A mistyped number, or the wrong carrier: the new one is followed from then on [OR-6]. */
export function CorrectTrackingDialog({ parcel, onClose }: CorrectTrackingDialogProps) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const { parcelId } = parcel
  const [carrier, setCarrier] = useState<Carrier>(parcel.carrier)
  const [trackingNo, setTrackingNo] = useState(parcel.trackingNo)
  const [faults, setFaults] = useState<readonly FieldFault[]>([])
  const fault = faults.find(({ field }) => field === 'trackingNo')
  const isSame = carrier === parcel.carrier && trackingNo.trim() === parcel.trackingNo
  const send = async () => {
    const done = await run(
      () =>
        api(orderMerchantEndpoints.correctTracking, { body: { parcelId, carrier, trackingNo } }),
      (refusal) => {
        const found = faultsIn(refusal)
        setFaults(found)
        return found.some(({ field }) => field === 'trackingNo')
      },
    )
    if (!done) return
    onClose()
    toasts.show({ text: t('portalOrder.trackingCorrected') })
  }
  return (
    <DialogForm title={t('portalOrder.correctTracking')} send={send} onClose={onClose}>
      <p>{t('portalOrder.correctHint')}</p>
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
      <Button
        type="submit"
        tone="ink"
        isPending={isRunning}
        isDisabled={trackingNo.trim() === '' || isSame}
      >
        {t('portalOrder.correctTracking')}
      </Button>
    </DialogForm>
  )
}
