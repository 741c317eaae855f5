import { type SkuStock, stockEndpoints } from '@ironsouq/contract/mall/stock/stock.endpoints'
import { HAND_KINDS } from '@ironsouq/contract/mall/stock/stock.enums'
import { typedWhole } from '@ironsouq/contract/money/money/typed-amount'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { ChoiceField } from '@ironsouq/portal/device/choice-field'
import { DialogForm } from '@ironsouq/portal/form/command-form'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useState } from 'react'

const NOTE_MAX = 200

interface StockDialogProps {
  sku: SkuStock
  /** Where something is changed. */
  warehouse: SkuStock['warehouses'][number]
  onClose: () => void
}

/** Stock that was received, counted or written off in a warehouse. */
export function StockDialog({ sku: { skuId }, warehouse, onClose }: StockDialogProps) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const [kind, setKind] = useState<(typeof HAND_KINDS)[number]>('received')
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const quantity = typedWhole(typed)
  const isWrong = quantity === undefined
  const { warehouseId } = warehouse
  const send = async () => {
    if (typeof quantity !== 'number') return
    const body = { skuId, warehouseId, kind, quantity, note }
    if (!(await run(() => api(stockEndpoints.change, { body })))) return
    onClose()
    toasts.show({ text: t('portalProduct.recorded') })
  }
  return (
    <DialogForm title={warehouse.name} send={send} onClose={onClose}>
      <ChoiceField
        label={t('portalProduct.change')}
        choices={HAND_KINDS.map((id) => ({ id, name: t(`portalProduct.kind_${id}`) }))}
        value={kind}
        onChange={(id) => setKind(HAND_KINDS.find((each) => each === id) ?? kind)}
      />
      <TextField
        label={t('portalProduct.quantity')}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        isRequired
        {...(isWrong && { error: t('error.fieldWrongFormat') })}
      />
      <TextField
        label={t('portalProduct.note')}
        value={note}
        maxLength={NOTE_MAX}
        onChange={setNote}
      />
      <Button
        type="submit"
        tone="ink"
        isPending={isRunning}
        isDisabled={typeof quantity !== 'number'}
      >
        {t('portalProduct.record')}
      </Button>
    </DialogForm>
  )
}
