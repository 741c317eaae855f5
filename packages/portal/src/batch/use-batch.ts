import {
  BATCH_ADDED_MAX,
  type Batch,
  type BatchParams,
  type BatchTarget,
  type GivenRow,
} from '@ironsouq/contract/platform/batch/batch.endpoints'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../api/api.ts'
import { useCommand } from '../api/use-command.ts'
import { type BatchCalls, useBatchCalls } from './batch-calls.ts'

const POLL_MS = 1500

export const isOver = ({ state }: Batch) => state === 'done' || state === 'cancelled'

export interface BatchControl {
  /** The batch that runs, or the last one that this screen started. */
  batch: Batch | undefined
  start: (
    action: string,
    given: { target: BatchTarget; expected: number; params: BatchParams },
  ) => Promise<boolean>
  /** Saves rows with values of their own as one batch. */
  startRows: (action: string, rows: readonly GivenRow[]) => Promise<boolean>
  pause: () => void
  resume: () => void
  undo: () => void
  close: () => void
}

/** More rows than a request carries are added in several; the last one starts the batch. */
async function sendRows(
  calls: BatchCalls,
  action: string,
  rows: readonly GivenRow[],
): Promise<Batch> {
  const body = { action, total: rows.length }
  let batch = await api(calls.gather, { body })
  for (let from = 0; from < rows.length; from += BATCH_ADDED_MAX) {
    const some = rows.slice(from, from + BATCH_ADDED_MAX)
    batch = await api(calls.add, { body: { batchId: batch.batchId, rows: some } })
  }
  return batch
}

/** A bulk action as one job: starts it, follows it, and finds one that is still running. */
export function useBatch(actions: readonly string[]): BatchControl {
  const { run } = useCommand()
  const calls = useBatchCalls()
  const { revalidate } = useRevalidator()
  const [batch, setBatch] = useState<Batch>()
  const names = actions.join()

  useEffect(() => {
    const stop = new AbortController()
    const find = async () => {
      const { rows } = await api(calls.list, { query: {}, signal: stop.signal })
      // One that still gathers was left halfway by another visit, and never runs.
      const running = rows.find(
        (each) =>
          names.split(',').includes(each.action) && !isOver(each) && each.state !== 'gathering',
      )
      if (running) setBatch((current) => current ?? running)
    }
    find().catch(() => {}) // the client has logged why; a new batch is shown in any case
    return () => stop.abort()
  }, [calls, names])

  useEffect(() => {
    if (!batch || isOver(batch) || batch.state === 'paused') return undefined
    const { batchId } = batch
    const ask = async () => {
      try {
        const next = await api(calls.progress, { query: { batchId } })
        setBatch(next)
        if (isOver(next)) await revalidate()
      } catch {
        setBatch({ ...batch }) // asks again
      }
    }
    const timer = setTimeout(() => void ask(), POLL_MS)
    return () => clearTimeout(timer)
  }, [batch, calls, revalidate])

  const change = async (call: () => Promise<Batch>) => {
    const next = await run(call)
    if (next) setBatch(next)
    return next !== undefined
  }
  const body = { batchId: batch?.batchId ?? '' }
  return {
    batch,
    start: (action, given) => change(() => api(calls.start, { body: { action, ...given } })),
    startRows: (action, rows) => change(() => sendRows(calls, action, rows)),
    pause: () => void change(() => api(calls.pause, { body })),
    resume: () => void change(() => api(calls.resume, { body })),
    undo: () => void change(() => api(calls.undo, { body })),
    close: () => setBatch(undefined),
  }
}
