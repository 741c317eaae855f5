import { stockEndpoints } from '@ironsouq/contract/mall/stock/stock.endpoints'
import type { SheetRow, StockSheet } from '@ironsouq/contract/mall/stock/stock.sheet.schema'
import { isolated } from '@ironsouq/i18n/isolate'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { DialogForm } from '@ironsouq/portal/form/command-form'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useState } from 'react'
import { type CellId, faultIn, savedIn, shownIn, toSave, withChanges } from './sheet/sheet-edits.ts'

interface QuickDialogProps {
  sheet: StockSheet
  row: SheetRow
  onClose: () => void
}

/** Price and stock of one variant on a phone, as the cells of the sheet on a desk [PR-5]. */
export function QuickDialog({ sheet, row, onClose }: QuickDialogProps) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const [typed, setTyped] = useState<Readonly<Record<CellId, string>>>({})
  const changes = Object.entries(typed).map(([cell, value]) => ({ row, cell, value }))
  const edits = withChanges(new Map(), sheet, changes)
  const edit = edits.get(row.skuId)
  const rows = toSave(edits, sheet, new Map([[row.skuId, row]]))
  const isWrong = Object.entries(edit ?? {}).some(([cell, each]) => faultIn(sheet, row, cell, each))
  const send = async () => {
    const done = await run(() => api(stockEndpoints.saveSheet, { body: { rows } }))
    if (!done) return
    const [refused] = done.refused
    if (refused)
      toasts.show({
        text: t(`portalProduct.notSaved_${refused.why}`, { code: isolated(row.code) }),
        tone: 'error',
      })
    else toasts.show({ text: t('portalProduct.sheetSaved', { count: done.saved }) })
    onClose()
  }
  const errorOf = (cell: CellId) => {
    const each = edit?.[cell]
    const fault = each && faultIn(sheet, row, cell, each)
    return fault ? { error: t('error.fieldWrongFormat') } : {}
  }
  const field = (cell: CellId, label: string) => (
    <TextField
      key={cell}
      label={label}
      inputMode={cell === 'price' ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={typed[cell] ?? shownIn(sheet, row, undefined, cell)}
      onChange={(value) => setTyped({ ...typed, [cell]: value })}
      isRequired={savedIn(sheet, row, cell) !== ''}
      {...errorOf(cell)}
    />
  )
  return (
    <DialogForm title={row.code} send={send} onClose={onClose}>
      <p>
        <bdi>{row.name}</bdi>
      </p>
      {field('price', t('portalProduct.price', { currency: sheet.currency }))}
      {sheet.warehouses.map(({ warehouseId, name }) => field(warehouseId, name))}
      {sheet.warehouses.length === 0 && (
        <p className="text-ink-muted">{t('portalProduct.noWarehouse')}</p>
      )}
      <Button
        type="submit"
        tone="ink"
        isPending={isRunning}
        isDisabled={rows.length === 0 || isWrong}
      >
        {t('portalProduct.record')}
      </Button>
    </DialogForm>
  )
}
