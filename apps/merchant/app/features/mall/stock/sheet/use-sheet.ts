import { stockEndpoints } from '@ironsouq/contract/mall/stock/stock.endpoints'
import { SHEET_SAVE_MAX } from '@ironsouq/contract/mall/stock/stock.limits'
import type { SheetSave, StockSheet } from '@ironsouq/contract/mall/stock/stock.sheet.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { useDraftEdits } from '@ironsouq/portal/form/use-draft-edits.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { useMemo, useState } from 'react'
import {
  type CellChange,
  cellKey,
  countsOf,
  fitting,
  type RowEdit,
  type SheetEdits,
  toSave,
  withChanges,
  withoutSaved,
} from './sheet-edits.ts'

/** As often can be undone. */
const STEPS_MAX = 100

/** What was done last to several cells at once, for the line that tells it. */
export type LastAction =
  | { kind: 'pasted'; rows: number; columns: number }
  | { kind: 'filled' | 'priced'; cells: number }

const parts = <Row>(rows: readonly Row[], size: number) =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, n) =>
    rows.slice(n * size, (n + 1) * size),
  )

type Rows = SheetSave['rows']
type Saved = (rows: Rows, refused: ReadonlySet<string>) => void

/** Sends the rows in as many calls as they need, tells of each what was refused, and counts the cells. */
async function sent(rows: Rows, onSaved: Saved) {
  let saved = 0
  let refused = 0
  for (const part of parts(rows, SHEET_SAVE_MAX)) {
    const done = await api(stockEndpoints.saveSheet, { body: { rows: part } })
    const cells = done.refused.map(({ skuId, field, warehouseId }) =>
      cellKey(skuId, warehouseId ?? field),
    )
    onSaved(part, new Set(cells))
    saved += done.saved
    refused += cells.length
  }
  return { saved, refused }
}

/** What is typed into the sheet: a draft on this device, with undo, until it is saved. */
export function useSheet(sheet: StockSheet) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const { edits: stored, setEdits, draftAt } = useDraftEdits<RowEdit>('stock-sheet')
  const [past, setPast] = useState<readonly SheetEdits[]>([])
  const [last, setLast] = useState<LastAction>()
  const byId = useMemo(() => new Map(sheet.rows.map((row) => [row.skuId, row])), [sheet])
  const edits = useMemo(() => fitting(stored, sheet, byId), [stored, sheet, byId])
  const counts = useMemo(() => countsOf(edits, sheet, byId), [edits, sheet, byId])

  const change = (changes: readonly CellChange[], action?: LastAction) => {
    setPast((steps) => [...steps.slice(1 - STEPS_MAX), stored])
    setLast(action)
    setEdits(withChanges(stored, sheet, changes))
  }
  const undo = () => {
    const before = past.at(-1)
    if (!before) return
    setPast(past.slice(0, -1))
    setLast(undefined)
    setEdits(before)
  }
  const discard = () => {
    setPast((steps) => [...steps.slice(1 - STEPS_MAX), stored])
    setLast(undefined)
    setEdits(new Map([...stored].filter(([skuId]) => !edits.has(skuId))))
  }
  const save = async (): Promise<boolean> => {
    const rows = toSave(edits, sheet, byId)
    if (rows.length === 0 || isRunning) return false
    const done = await run(() =>
      sent(rows, (part, refused) => setEdits((now) => withoutSaved(now, part, refused))),
    )
    if (!done) return false
    setPast([])
    setLast(undefined)
    toasts.show({ text: t('portalProduct.sheetSaved', { count: done.saved }) })
    if (done.refused > 0)
      toasts.show({ text: t('portalProduct.sheetRefused', { count: done.refused }), tone: 'error' })
    return done.refused === 0
  }
  return {
    edits,
    byId,
    counts,
    draftAt,
    last,
    change,
    undo,
    canUndo: past.length > 0,
    discard,
    save,
    isSaving: isRunning,
  }
}

export type Sheet = ReturnType<typeof useSheet>
