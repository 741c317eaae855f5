import type { GridRow } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import { batchEndpoints } from '@ironsouq/contract/platform/batch/batch.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { type BatchControl, isOver, useBatch } from '@ironsouq/portal/batch/use-batch.ts'
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { type GridEdits, givenRows } from './grid-edits.ts'

interface GridSaveOptions {
  rows: readonly GridRow[]
  edits: GridEdits
  setEdits: Dispatch<SetStateAction<GridEdits>>
}

interface GridSave {
  control: BatchControl
  /** Why rows of the last batch were not saved. */
  results: ReadonlyMap<string, string>
  save: () => Promise<boolean>
  isSaving: boolean
}

const NO_RESULTS: ReadonlyMap<string, string> = new Map()

/** All rows that a batch refused, with their reasons. */
async function refusedRows(batchId: string): Promise<Map<string, string>> {
  const refused = new Map<string, string>()
  let cursor: string | undefined
  do {
    const position = cursor === undefined ? {} : { cursor }
    const query = { batchId, outcome: 'refused' as const, size: 100, ...position } as const
    const page = await api(batchEndpoints.rows, { query })
    for (const { rowId, reason } of page.rows) refused.set(rowId, reason ?? '')
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
  return refused
}

/** Saves the edits as one batch. Refused rows keep their edits, beside the reason and the present values. */
export function useGridSave({ rows, edits, setEdits }: GridSaveOptions): GridSave {
  const control = useBatch(['device.adjust'])
  const [results, setResults] = useState(NO_RESULTS)
  /** What was sent: a cell that was edited since stays as it is. */
  const [sent, setSent] = useState<GridEdits>()
  const [isSending, setSending] = useState(false)
  const { batch } = control
  const finished = batch && isOver(batch) && !batch.isUndo ? batch.batchId : undefined

  useEffect(() => {
    if (finished === undefined || !sent) return undefined
    let isCurrent = true
    const finish = async () => {
      const refused = await refusedRows(finished)
      if (!isCurrent) return
      setSent(undefined)
      setResults(refused)
      setEdits(
        (now) => new Map([...now].filter(([id, edit]) => refused.has(id) || sent.get(id) !== edit)),
      )
    }
    finish().catch(() => {}) // the client has logged why; the panel shows how many were refused
    return () => {
      isCurrent = false
    }
  }, [finished, sent, setEdits])

  const isSaving = isSending || sent !== undefined
  const save = async () => {
    if (isSaving || edits.size === 0) return false
    setSending(true)
    setResults(NO_RESULTS)
    const isStarted = await control.startRows('device.adjust', givenRows(rows, edits))
    setSending(false)
    if (isStarted) setSent(edits)
    return isStarted
  }
  return { control, results, save, isSaving }
}
