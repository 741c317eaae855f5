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

const CODE_LENGTH = 8

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
        onChange={(typed) => setCode(typed.replaceAll(/\D/g, '').slice(0, CODE_LENGTH))}
        inputMode="numeric"
        autoComplete="off"
        isRequired
      />
      <Button type="submit" tone="ink" isPending={isRunning} isDisabled={code.length < CODE_LENGTH}>
        {t('portalOrder.handOver')}
      </Button>
    </DialogForm>
  )
}
