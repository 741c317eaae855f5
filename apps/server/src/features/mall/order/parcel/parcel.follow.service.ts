import { RECEIVE_WITHIN_DAYS } from '@ironsouq/contract/mall/order/order.limits'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import {
  type CarrierPort,
  CarrierRefused,
  type CarrierReport,
  CarrierUnavailable,
} from '#kernel/ports/carrier.ts'
import { emit } from '#kernel/work/events.ts'
import { orderDelivered } from '../order.events.ts'
import { storeOrder } from '../order.tables.ts'
import { parcel, parcelEvent } from '../parcel.tables.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** News come by notifications; this finds those that were lost. */
const ASK_EVERY_MS = 6 * HOUR_MS
const ASK_AGAIN_MS = 5 * 60_000
/** A parcel that is not delivered by then is not asked about any more. */
const ASK_DAYS = 60

type ParcelRow = typeof parcel.$inferSelect

async function parcelById(ctx: Ctx, id: string): Promise<ParcelRow | undefined> {
  const [row] = await ctx.db.select().from(parcel).where(eq(parcel.id, id))
  return row
}

/** The parcel as long as its number was not corrected meanwhile: what is known of another number is not of it. */
const asAsked = ({ id, corrections }: ParcelRow) =>
  and(eq(parcel.id, id), eq(parcel.corrections, corrections))

/** The name is stored before anything is asked: a notification that comes meanwhile finds its parcel. */
async function registered(ctx: Ctx, port: CarrierPort, row: ParcelRow): Promise<string> {
  const trackingRef = await port.register(row)
  await ctx.db.update(parcel).set({ trackingRef }).where(asAsked(row))
  return trackingRef
}

/** A number that comes back after two corrections is reported again. */
const reportKey = (ref: string, corrections: number) =>
  corrections === 0 ? ref : `${corrections} ${ref}`

/**
 * The buyer has as long to look at the goods as if they had been sent today. The deadline of the shipping stays
 * where the carrier is silent (decision 118).
 */
async function noteDelivery(ctx: TxCtx, orderId: string): Promise<void> {
  const now = ctx.now()
  const receiveBy = new Date(now.getTime() + RECEIVE_WITHIN_DAYS * DAY_MS)
  const [row] = await ctx.db
    .update(storeOrder)
    .set({ deliveredAt: now, receiveBy, updatedAt: now })
    .where(
      and(
        eq(storeOrder.id, orderId),
        eq(storeOrder.state, 'pendingReceipt'),
        isNull(storeOrder.deliveredAt),
        sql`not exists (select from parcel where order_id = store_order.id and status is distinct from 'signed')`,
      ),
    )
    .returning({ memberId: storeOrder.memberId, sellerId: storeOrder.sellerId })
  if (row) await emit(ctx, orderDelivered, { orderId, ...row })
}

/** Stores what is new, however often it is fetched; the latest report is the state of the parcel. */
const store = (ctx: Ctx, row: ParcelRow, reports: readonly CarrierReport[]): Promise<void> =>
  atomic(ctx, async (ctx) => {
    const { id: parcelId, orderId, memberId, sellerId, corrections, createdAt } = row
    await ctx.db
      .select({ id: storeOrder.id })
      .from(storeOrder)
      .where(eq(storeOrder.id, orderId))
      .for('no key update')
    if ((await ctx.db.$count(parcel, asAsked(row))) === 0) return
    const now = ctx.now()
    if (reports.length > 0)
      await ctx.db
        .insert(parcelEvent)
        .values(
          reports.map(({ reportRef, status, place, at }) => ({
            parcelId,
            carrierRef: reportKey(reportRef, corrections),
            corrections,
            memberId,
            sellerId,
            status,
            place,
            at,
            createdAt: now,
          })),
        )
        .onConflictDoNothing()
    const isOld = now.getTime() > createdAt.getTime() + ASK_DAYS * DAY_MS
    const again = isOld ? null : new Date(now.getTime() + ASK_EVERY_MS)
    const [latest] = await ctx.db
      .select({ status: parcelEvent.status })
      .from(parcelEvent)
      .where(and(eq(parcelEvent.parcelId, parcelId), eq(parcelEvent.corrections, corrections)))
      .orderBy(sql`${parcelEvent.at} desc, ${parcelEvent.status} = 'signed' desc`)
      .limit(1)
    const status = latest?.status ?? null
    await ctx.db
      .update(parcel)
      .set({ status, askAt: status === 'signed' ? null : again })
      .where(eq(parcel.id, parcelId))
    if (status === 'signed') await noteDelivery(ctx, orderId)
  })

const askAt = (ctx: Ctx, row: ParcelRow, at: Date | null) =>
  ctx.db.update(parcel).set({ askAt: at }).where(asAsked(row))

/** Fetches where a parcel is. Notifications, the job and the shipping itself all call this. */
export async function followParcel(ctx: Ctx, parcelId: string): Promise<void> {
  const { carrier: port } = ctx
  const row = await parcelById(ctx, parcelId)
  if (!port || !row || row.carrier === 'own') return
  try {
    const ref = row.trackingRef ?? (await registered(ctx, port, row))
    await store(ctx, row, await port.reports(ref))
  } catch (err) {
    // A number that no carrier has: nothing will ever be reported, and the buyer reads that.
    if (err instanceof CarrierRefused) return void (await askAt(ctx, row, null))
    if (err instanceof CarrierUnavailable)
      await askAt(ctx, row, new Date(ctx.now().getTime() + ASK_AGAIN_MS))
    throw err
  }
}
