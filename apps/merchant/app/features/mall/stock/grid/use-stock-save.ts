import { stockEndpoints, type StockRow } from '@ironsouq/contract/mall/stock/stock.endpoints'
import { isolated } from '@ironsouq/i18n/isolate'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { useDraftEdits } from '@ironsouq/portal/form/use-draft-edits.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { useState } from 'react'
import { adjustedRows, type StockEdit, type StockEdits } from './stock-edits.ts'

const NONE: ReadonlyMap<string, string> = new Map()
const NO_EDITS: StockEdits = new Map()

interface Given {
  rows: readonly StockRow[]
  /** Where stock is counted; null: only prices change. */
  warehouseId: string | null
}

/** What is typed into the grid, its saving, and why a row was not saved. */
export function useStockSave({ rows, warehouseId }: Given) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const { edits, setEdits, draftAt } = useDraftEdits<StockEdit>('stock')
  const [results, setResults] = useState(NONE)
  const save = async (): Promise<boolean> => {
    const changed = adjustedRows(rows, edits)
    if (changed.length === 0 || isRunning) return false
    const body = { warehouseId, rows: changed }
    const done = await run(() => api(stockEndpoints.adjust, { body }))
    if (!done) return false
    const codeOf = (id: string) => isolated(rows.find(({ skuId }) => skuId === id)?.code ?? '')
    setResults(
      new Map(
        done.refused.map(({ skuId, why }) => [
          skuId,
          t(`portalProduct.notSaved_${why}`, { code: codeOf(skuId) }),
        ]),
      ),
    )
    setEdits(NO_EDITS)
    toasts.show({ text: t('portalProduct.adjusted', { count: done.saved }) })
    return done.refused.length === 0
  }
  return {
    edits,
    setEdits,
    draftAt,
    results,
    save,
    isSaving: isRunning,
    discard: () => setEdits(NO_EDITS),
  }
}
