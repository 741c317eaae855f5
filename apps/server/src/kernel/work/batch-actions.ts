import type { Permission } from '@ironsouq/contract/permission'
import type * as z from 'zod/mini'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'

/** What a row was and is; undoing needs both. */
export interface RowChange {
  before: unknown
  after: unknown
}

/** The filters of the list that the rows were chosen in, by name. */
export type BatchFilters = Readonly<Record<string, readonly string[]>>

/**
 * An action over many rows. The batch feature runs it in the background, a few rows per transaction,
 * and writes what `ctx.audit` states under the name of the staff member who started it.
 */
export interface BatchAction<Params = unknown> {
  /** `noun.verb`. */
  name: string
  permission: Permission
  params: z.ZodMiniType<Params>
  /** Each row has parameters of its own, with the version that it was read at; none are shared. */
  isPerRow?: true
  /** What the parameters need besides the permission. */
  needs?: (params: Params) => readonly Permission[]
  /** The rows that the filters of the list find, at most `limit`. Without it only ids are accepted. */
  idsOf?: (ctx: Ctx, filters: BatchFilters, limit: number) => Promise<readonly string[]>
  /** Changes one row, or refuses it with a `Refusal`. */
  run: (ctx: TxCtx, id: string, params: Params, staffId: string) => Promise<RowChange>
  /** Whether any row could be changed back; default: whether there is `undo`. */
  canUndo?: (params: Params) => boolean
  /** What staff know the rows by, by their ids. */
  namesOf?: (ctx: Ctx, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Changes it back, or refuses it because it is no longer as the action left it. */
  undo?: (ctx: TxCtx, id: string, change: RowChange, staffId: string) => Promise<RowChange>
}

/** Features list actions of any parameters; `run` gets only what `params` accepted. */
export type AnyBatchAction = BatchAction<never>

export const batchAction = <Params>(action: BatchAction<Params>): AnyBatchAction =>
  action as unknown as AnyBatchAction
