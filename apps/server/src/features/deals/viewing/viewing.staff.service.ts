import {
  viewingLifecycle,
  type ViewingAction,
} from '@ironsouq/contract/deals/viewing/viewing.lifecycle'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { transition } from '#kernel/data/transition.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { lockedById, viewingById, type ViewingRow } from './viewing.queries.ts'
import { staffActions } from './viewing.rules.ts'
import { cancelled, moveTo, viewingTimes } from './viewing.service.ts'
import { viewing } from './viewing.tables.ts'

/** The viewing, locked: another one of the staff may act on it at the same moment. */
async function actOn(ctx: TxCtx, id: string, action: ViewingAction): Promise<ViewingRow> {
  const row = await lockedById(ctx, id)
  if (!row) throw notFound()
  if (!staffActions(row, ctx.now()).includes(action)) throw new Refusal('error.stateChanged')
  return row
}

/** Notes that a visitor arrived, or did not come. */
export const noteVisit = (ctx: Ctx, id: string, action: 'arrive' | 'miss', actorId: string) =>
  atomic(ctx, async (ctx) => {
    await actOn(ctx, id, action)
    const { state } = await transition(ctx, viewing, viewingLifecycle, {
      id,
      action,
      by: 'staff',
      actorId,
    })
    return { state }
  })

/** The times that a viewing can be moved to, also after its machine was reserved. */
export async function timesToMove(ctx: Ctx, id: string) {
  const row = await viewingById(ctx, id)
  if (!row) throw notFound()
  return (await viewingTimes(ctx, row.deviceId, { isStaff: true })).days
}

/** Moves for the yard: both get the same emails as when the visitor moves. */
export const moveForYard = (
  ctx: Ctx,
  { viewingId, startsAt }: { viewingId: string; startsAt: string },
  actorId: string,
) =>
  atomic(ctx, async (ctx) => {
    const row = await actOn(ctx, viewingId, 'move')
    const { state } = await moveTo(ctx, row, {
      by: 'staff',
      actorId,
      startsAt: new Date(startsAt),
    })
    return { state }
  })

/** Cancels for the yard: the visitor and the yard get the same emails as when the visitor cancels. */
export const cancelForYard = (ctx: Ctx, id: string, actorId: string) =>
  atomic(ctx, async (ctx) => {
    await actOn(ctx, id, 'cancel')
    const { state } = await cancelled(ctx, id, { by: 'staff', actorId })
    return { state }
  })
