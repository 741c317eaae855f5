import type { Batch } from '@ironsouq/contract/platform/batch/batch.endpoints'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Key, Values } from '@ironsouq/i18n/messages'
import { translator } from '@ironsouq/i18n/translate'
import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { keyset } from '#kernel/data/keyset.ts'
import { isOwn } from '#kernel/data/person.ts'
import { notFound } from '#kernel/errors.ts'
import type { Actor } from '#kernel/http/serve.ts'
import type { AnyBatchAction } from '#kernel/work/batch-actions.ts'
import { batch, batchRow } from './batch.tables.ts'

export type BatchActions = ReadonlyMap<string, AnyBatchAction>

export type StoredBatch = typeof batch.$inferSelect & { isUndone: boolean }

const columns = {
  batch,
  isUndone: sql<boolean>`exists (select from batch undoing where undoing.undo_of = ${batch.id})`,
}

export function presentBatch(row: StoredBatch, actions: BatchActions): Batch {
  const isOver = row.state === 'done' || row.state === 'cancelled'
  const action = actions.get(row.action)
  const hasUndo =
    row.undoOf === null &&
    action?.undo !== undefined &&
    (action.canUndo?.(row.params as never) ?? true)
  return {
    batchId: row.id,
    action: row.action,
    state: row.state,
    total: row.total,
    done: row.done,
    refused: row.refused,
    params: row.params as Batch['params'],
    isUndo: row.undoOf !== null,
    canUndo: isOver && hasUndo && row.done > 0 && !row.isUndone,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }
}

/** A batch of the person; those of others are not there. */
export async function batchOf(ctx: Ctx, id: string, actor: Actor): Promise<StoredBatch> {
  const [row] = await ctx.db
    .select(columns)
    .from(batch)
    .where(and(eq(batch.id, id), isOwn(batch, actor)))
  if (!row) throw notFound()
  return { ...row.batch, isUndone: row.isUndone }
}

interface Asked {
  sort: string
  size: number
  cursor?: string | undefined
}

export async function batchesOf(ctx: Ctx, actor: Actor, asked: Asked) {
  const list = keyset(asked, { by: batch.createdAt, id: batch.id, isDescending: true })
  const isTheirs = isOwn(batch, actor)
  const found = await ctx.db
    .select({ ...columns, at: list.at })
    .from(batch)
    .where(and(isTheirs, list.where))
    .orderBy(...list.orderBy)
    .limit(list.limit)
  const { rows, ...cursors } = list.pageOf(found)
  return {
    rows: rows.map((row) => ({ ...row.batch, isUndone: row.isUndone })),
    ...cursors,
    total: await ctx.db.$count(batch, isTheirs),
  }
}

function reasonIn(locale: LocaleCode, { key, values }: { key: string; values: Values }): string {
  return translator(locale)(key as Key, values)
}

export async function batchRows(
  ctx: Ctx,
  action: AnyBatchAction | undefined,
  {
    batchId,
    outcome,
    ...asked
  }: Asked & { batchId: string; outcome?: 'done' | 'refused' | undefined },
) {
  const list = keyset(asked, { by: batchRow.position, id: batchRow.rowId, isDescending: false })
  const where = and(eq(batchRow.batchId, batchId), outcome && eq(batchRow.outcome, outcome))
  const { rowId, position, reason } = batchRow
  const found = await ctx.db
    .select({ rowId, position, outcome: batchRow.outcome, reason, at: list.at })
    .from(batchRow)
    .where(and(where, list.where))
    .orderBy(...list.orderBy)
    .limit(list.limit)
  const { rows, ...cursors } = list.pageOf(found)
  const names = await action?.namesOf?.(
    ctx,
    rows.map((row) => row.rowId),
  )
  return {
    rows: rows.map((row) => ({
      rowId: row.rowId,
      name: names?.get(row.rowId) ?? null,
      position: row.position,
      outcome: row.outcome,
      reason: row.reason && reasonIn(ctx.locale, row.reason),
    })),
    ...cursors,
    total: await ctx.db.$count(batchRow, where),
  }
}
