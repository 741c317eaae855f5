import { stockEndpoints, type StockRow } from '@ironsouq/contract/mall/stock/stock.endpoints'
import { typedAmount, typedWhole } from '@ironsouq/contract/money/money/typed-amount'
import { isolated } from '@ironsouq/i18n/isolate'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { DialogForm } from '@ironsouq/portal/form/command-form'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useState } from 'react'
import { adjustedRows, withEdit } from './grid/stock-edits.ts'

interface QuickDialogProps {
  row: StockRow
  /** Where stock is counted; null: only the price changes. */
  warehouseId: string | null
  onClose: () => void
}

/** Price and stock of one variant on a phone, as the cells of the grid on a desk [PR-5]. */
export function QuickDialog({ row, warehouseId, onClose }: QuickDialogProps) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const { currency } = row.price
  const [typed, setTyped] = useState({ price: row.price.amount, onHand: String(row.onHand) })
  const price = typedAmount(typed.price, currency)
  const onHand = typedWhole(typed.onHand)
  const isRead = typeof price === 'string' && typeof onHand === 'number'
  const edits = isRead ? withEdit(new Map(), row, { price, onHand }) : undefined
  const send = async () => {
    if (!edits) return
    const body = { warehouseId, rows: adjustedRows([row], edits) }
    const done = await run(() => api(stockEndpoints.adjust, { body }))
    if (!done) return
    const [refused] = done.refused
    if (refused)
      toasts.show({
        text: t(`portalProduct.notSaved_${refused.why}`, { code: isolated(row.code) }),
        tone: 'error',
      })
    else toasts.show({ text: t('portalProduct.adjusted', { count: done.saved }) })
    onClose()
  }
  const wrong = (isWrong: boolean) => isWrong && { error: t('error.fieldWrongFormat') }
  return (
    <DialogForm title={row.code} send={send} onClose={onClose}>
      <p>
        <bdi>{row.name}</bdi>
      </p>
      <TextField
        label={t('portalProduct.price', { currency })}
        inputMode="decimal"
        autoComplete="off"
        value={typed.price}
        onChange={(value) => setTyped({ ...typed, price: value })}
        isRequired
        {...wrong(typeof price !== 'string')}
      />
      {warehouseId === null ? (
        <p className="text-ink-muted">{t('portalProduct.chooseWarehouse')}</p>
      ) : (
        <TextField
          label={t('portalProduct.onHand')}
          inputMode="numeric"
          autoComplete="off"
          value={typed.onHand}
          onChange={(value) => setTyped({ ...typed, onHand: value })}
          isRequired
          {...wrong(typeof onHand !== 'number')}
        />
      )}
      <Button
        type="submit"
        tone="ink"
        isPending={isRunning}
        isDisabled={edits === undefined || edits.size === 0}
      >
        {t('portalProduct.record')}
      </Button>
    </DialogForm>
  )
}
