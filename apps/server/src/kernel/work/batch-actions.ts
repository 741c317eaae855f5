import type { MerchantPermission } from '@ironsouq/contract/people/seller-account/seller-account.roles'
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
 * An action over many rows. The batch feature runs it in the background, a few rows per transaction. What
 * `ctx.audit` states is written under the name of the staff member who started it; a batch of a person of a seller is
 * limited to the rows of that seller, and its own rows say what it did.
 */
interface BatchAction<Params, May extends string> {
  /** `noun.verb`. */
  name: string
  permission: May
  params: z.ZodMiniType<Params>
  /** Each row has parameters of its own, with the version that it was read at; none are shared. */
  isPerRow?: true
  /** What the parameters need besides the permission. */
  needs?: (params: Params) => readonly May[]
  /** The rows that the filters of the list find, at most `limit`. Without it only ids are accepted. */
  idsOf?: (ctx: Ctx, filters: BatchFilters, limit: number) => Promise<readonly string[]>
  /** Changes one row, or refuses it with a `Refusal`. */
  run: (ctx: TxCtx, id: string, params: Params, personId: string) => Promise<RowChange>
  /** Whether any row could be changed back; default: whether there is `undo`. */
  canUndo?: (params: Params) => boolean
  /** What people know the rows by, by their ids. */
  namesOf?: (ctx: Ctx, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Changes it back, or refuses it because it is no longer as the action left it. */
  undo?: (ctx: TxCtx, id: string, change: RowChange, personId: string) => Promise<RowChange>
}

/** Features list actions of any parameters; `run` gets only what `params` accepted. */
export interface AnyBatchAction extends BatchAction<never, string> {
  /** Who may start it. */
  audience: 'staff' | 'merchant'
}

/** An action of staff. */
export const batchAction = <Params>(action: BatchAction<Params, Permission>): AnyBatchAction =>
  ({ ...action, audience: 'staff' }) as unknown as AnyBatchAction

/** An action of people of sellers: it finds and changes only rows of their seller, and refuses ids without a name. */
export const merchantBatchAction = <Params>(
  action: BatchAction<Params, MerchantPermission> &
    Required<Pick<BatchAction<Params, MerchantPermission>, 'namesOf'>>,
): AnyBatchAction => ({ ...action, audience: 'merchant' }) as unknown as AnyBatchAction
