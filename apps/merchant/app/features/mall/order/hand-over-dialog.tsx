import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import type { Order } from '@ironsouq/contract/mall/order/order.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { DialogForm } from '@ironsouq/portal/form/command-form'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useState } from 'react'
import { ScanButton } from './parts/scan-button.tsx'
import { isPickupCode, pickupCodeIn } from './scan/scanned.ts'

/** As the buyer's page draws it. */
const FORMATS = ['itf']

interface HandOverDialogProps {
  order: Order
  onClose: () => void
}

/** The buyer stands at the counter and shows the code of the order. */
export function HandOverDialog({ order: { orderId }, onClose }: HandOverDialogProps) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const [code, setCode] = useState('')
  const send = async () => {
    if (!(await run(() => api(orderMerchantEndpoints.handOver, { body: { orderId, code } }))))
      return
    onClose()
    toasts.show({ text: t('portalOrder.handedOver') })
  }
  return (
    <DialogForm title={t('portalOrder.handOver')} send={send} onClose={onClose}>
      <TextField
        label={t('portalOrder.pickupCode')}
        description={t('portalOrder.pickupCodeEnter')}
        value={code}
        onChange={(typed) => setCode(pickupCodeIn(typed))}
        inputMode="numeric"
        autoComplete="off"
        isRequired
      />
      <ScanButton formats={FORMATS} onRead={(read) => setCode(pickupCodeIn(read))} />
      <Button type="submit" tone="ink" isPending={isRunning} isDisabled={!isPickupCode(code)}>
        {t('portalOrder.handOver')}
      </Button>
    </DialogForm>
  )
}
