import { storeLifecycle, type StoreAction } from '@ironsouq/contract/mall/store/store.lifecycle'
import { STORE_ENDED } from '@ironsouq/contract/mall/store/store.limits'
import type { StoreEdit, StoreRecord } from '@ironsouq/contract/mall/store/store.schema'
import type { StaffStoreAction } from '@ironsouq/contract/mall/store/store.staff.endpoints'
import { and, eq, inArray, lt } from 'drizzle-orm'
import { phoneOf } from '#features/identity/verification/verification.phone.rules.ts'
import { sellerBalances } from '#features/money/seller-balance/seller-balance.queries.ts'
import type { Owner } from '#features/platform/media/media.queries.ts'
import { usePicture } from '#features/platform/media/media.use.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { replaceTexts } from '#kernel/data/texts.ts'
import { transition } from '#kernel/data/transition.ts'
import { updateVersioned } from '#kernel/data/versioned.ts'
import { FieldFaults, notFound, Refusal } from '#kernel/errors.ts'
import { emit, occurrence } from '#kernel/work/events.ts'
import { refuseOver } from './store.contract.service.ts'
import {
  storeBroughtBack,
  storeChanged,
  storeSuspended,
  storeTakenOffline,
} from './store.events.ts'
import { runningOrders } from './store.projection.ts'
import { storeRecord } from './store.record.projection.ts'
import { dubaiDay } from './store.rules.ts'
import { store, storeText } from './store.tables.ts'

/** The store of a seller, locked until the end of the transaction. */
export async function ownStore(ctx: TxCtx, sellerId: string) {
  const [row] = await ctx.db.select().from(store).where(eq(store.id, sellerId)).for('update')
  if (!row) throw notFound()
  return row
}

const logoFrom = async (ctx: TxCtx, owner: Owner, uploadId: string) => {
  const picture = await usePicture(ctx, owner, { uploadId, purpose: 'logo' })
  return { logoKey: picture.objectKey, logoWidth: picture.width, logoHeight: picture.height }
}

/** Changes what buyers read about the own store. */
export const editStore = (
  ctx: Ctx,
  { sellerId, owner }: { sellerId: string; owner: Owner },
  { version, texts, logo, phone, ...given }: StoreEdit,
): Promise<StoreRecord> =>
  atomic(ctx, async (ctx) => {
    const picture = logo === undefined ? {} : await logoFrom(ctx, owner, logo)
    const set = { ...given, ...picture, phone: phoneOf(phone), updatedAt: ctx.now() }
    const read = () => storeRecord(ctx, sellerId)
    await updateVersioned(ctx, store, { id: sellerId, version }, { set, read })
    await replaceTexts(ctx, storeText, { sellerId }, texts)
    ctx.audit('store', sellerId, null, { version: version + 1, languages: Object.keys(texts) })
    await emit(ctx, storeChanged, { sellerId })
    const record = await storeRecord(ctx, sellerId)
    if (!record) throw notFound()
    return record
  })

/** The owner closes the store, opens it again or asks for a review [ST-1]. */
export async function moveOwnStore(
  ctx: TxCtx,
  { sellerId, actorId }: { sellerId: string; actorId: string },
  action: Extract<StoreAction, 'close' | 'reopen' | 'askReview'>,
): Promise<void> {
  const move = { id: sellerId, action, by: 'merchant', actorId } as const
  await transition(ctx, store, storeLifecycle, move, {
    set: { updatedAt: ctx.now() },
    emit: [occurrence(storeChanged, { sellerId })],
  })
}

const STOPS: ReadonlySet<StaffStoreAction> = new Set(['takeOffline', 'refuseReview', 'suspend'])

const news = (action: StaffStoreAction, sellerId: string) => {
  if (action === 'takeOffline' || action === 'refuseReview')
    return [occurrence(storeTakenOffline, { sellerId })]
  if (action === 'suspend') return [occurrence(storeSuspended, { sellerId })]
  return action === 'terminate' ? [] : [occurrence(storeBroughtBack, { sellerId })]
}

/** Refuses to end a store while buyers wait for something, or while money is due to it or held for it. */
async function refuseUnsettled(ctx: TxCtx, sellerId: string): Promise<void> {
  await ownStore(ctx, sellerId)
  const balances = await sellerBalances(ctx, sellerId)
  const hasMoney = balances.some(
    ({ pendingMinor, dueMinor }) => pendingMinor !== 0n || dueMinor !== 0n,
  )
  if (hasMoney || (await runningOrders(ctx, sellerId)) > 0)
    throw new Refusal('error.storeHasOrders')
}

/** Staff move a store; its people read the reason [ST-1]. */
export async function moveStore(
  ctx: TxCtx,
  {
    storeId,
    action,
    reason,
  }: { storeId: string; action: StaffStoreAction; reason?: string | undefined },
  staffId: string,
): Promise<void> {
  if (STOPS.has(action) && reason === undefined)
    throw new FieldFaults([{ field: 'reason', key: 'error.fieldRequired', values: {} }])
  if (action === 'terminate') await refuseUnsettled(ctx, storeId)
  if (action === 'resume' || action === 'bringBack') await refuseOver(ctx, storeId)
  const move = { id: storeId, action, by: 'staff', actorId: staffId } as const
  await transition(ctx, store, storeLifecycle, move, {
    set: { reason: reason ?? null, updatedAt: ctx.now() },
    emit: [occurrence(storeChanged, { sellerId: storeId }), ...news(action, storeId)],
  })
  if (reason !== undefined) ctx.audit('store', storeId, null, { reason })
}

const AT_A_TIME = 500
const SELLING_ENDS = ['open', 'closed', 'offline', 'offlineReview'] as const

/** Suspends the stores whose contract or licence ended before today [ST-1]. */
export async function suspendEnded(ctx: Ctx): Promise<void> {
  const due = await ctx.db
    .select({ id: store.id })
    .from(store)
    .where(and(lt(store.sellsUntil, dubaiDay(ctx.now())), inArray(store.state, [...SELLING_ENDS])))
    .limit(AT_A_TIME)
  for (const { id } of due)
    await atomic(ctx, async (ctx) => {
      // Another contract may have been agreed since.
      const row = await ownStore(ctx, id)
      const isOver = row.sellsUntil !== null && row.sellsUntil < dubaiDay(ctx.now())
      if (!isOver || !SELLING_ENDS.some((state) => state === row.state)) return
      const move = { id, action: 'suspend', by: 'system' } as const
      await transition(ctx, store, storeLifecycle, move, {
        set: { reason: STORE_ENDED, updatedAt: ctx.now() },
        emit: [
          occurrence(storeChanged, { sellerId: id }),
          occurrence(storeSuspended, { sellerId: id }),
        ],
      })
    })
}
