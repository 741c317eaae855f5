import { BLOCKING_ISSUES } from '@ironsouq/contract/machines/device-admin/device-admin.enums'
import {
  deviceLifecycle,
  type DeviceAction,
} from '@ironsouq/contract/machines/device/device.lifecycle'
import { fromMinor, toMinor } from '@ironsouq/contract/money/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money/money'
import { formatter } from '@ironsouq/i18n/format'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { categoryPathIds } from '#features/machines/category/category.queries.ts'
import { specFieldsOf } from '#features/machines/spec/spec.queries.ts'
import { refuseSuspended } from '#features/people/seller/seller.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { transition } from '#kernel/data/transition.ts'
import { FieldFaults, notFound, Refusal } from '#kernel/errors.ts'
import { emit, occurrence, type EventKind } from '#kernel/work/events.ts'
import { pairsOf } from './device.duplicates.queries.ts'
import {
  deviceChanged,
  deviceRelisted,
  deviceRepriced,
  deviceSold,
  deviceSubmitted,
  deviceWithdrawn,
} from './device.events.ts'
import { lockedDevice } from './device.queries.ts'
import { deviceReview } from './device.review.projection.ts'
import { isForSale } from './device.review.rules.ts'
import { unstatedAfter } from './device.stated.ts'
import { device, devicePrice } from './device.tables.ts'

/** What every change of a device sets: the search index keeps the highest version it has seen. */
const changed = (ctx: Ctx) => ({ version: sql`${device.version} + 1`, updatedAt: ctx.now() })

/** What every change by a person sets. */
export const edited = (ctx: Ctx) => ({ ...changed(ctx), revision: sql`${device.revision} + 1` })

/** Changes a device outside its lifecycle and emits the event. */
async function change(ctx: TxCtx, deviceId: string, set: PgUpdateSetSource<typeof device>) {
  const [row] = await ctx.db
    .update(device)
    .set({ ...set, ...changed(ctx) })
    .where(eq(device.id, deviceId))
    .returning({
      ...getTableColumns(device),
      priceMinorBefore: sql<bigint | null>`old.price_minor`.mapWith(device.priceMinor),
      priceCurrencyBefore: sql<string | null>`old.price_currency`,
    })
  if (!row) throw notFound()
  await emit(ctx, deviceChanged, { deviceId })
  return row
}

/** Marks a device as changed after a change of something that is shown with it. */
export const touchDevice = (ctx: Ctx, deviceId: string) =>
  atomic(ctx, (ctx) => change(ctx, deviceId, {}))

/** Marks a device as changed by a person: what was read before is no longer current. */
export const reviseDevice = (ctx: TxCtx, deviceId: string) => change(ctx, deviceId, edited(ctx))

/** The columns of a price; one that cannot be stored is refused. */
export function priceColumns(price: Money | null) {
  if (!price) return { priceMinor: null, priceCurrency: null }
  const priceMinor = toMinor(price)
  if (!priceMinor)
    throw new FieldFaults([{ field: 'price.amount', key: 'error.fieldWrongFormat', values: {} }])
  return { priceMinor, priceCurrency: price.currency }
}

const priceOf = (minor: bigint | null, currency: string | null): Money | null =>
  minor === null || currency === null ? null : fromMinor(minor, currency)

/** Without a price it invites quotes; with one it is fixed, unless offers were welcome before. */
const modeFor = (price: Money | null) =>
  price
    ? sql`case ${device.priceMode} when 'onRequest' then 'fixed' else ${device.priceMode} end`
    : sql`'onRequest'`

export function repriceDevice(ctx: Ctx, deviceId: string, price: Money | null) {
  const asked = priceColumns(price)
  return atomic(ctx, async (ctx) => {
    const row = await change(ctx, deviceId, {
      ...asked,
      ...edited(ctx),
      priceMode: modeFor(price),
      unstated: unstatedAfter(['priceMode']),
    })
    const { id: priceId } = one(
      await ctx.db
        .insert(devicePrice)
        .values({ deviceId, ...asked, createdAt: ctx.now() })
        .returning({ id: devicePrice.id }),
    )
    const before = priceOf(row.priceMinorBefore, row.priceCurrencyBefore)
    ctx.audit('device', deviceId, { price: before }, { price })
    await emit(ctx, deviceRepriced, { deviceId, priceId })
    return row
  })
}

const listedNow = (now: Date) => ({ listedAt: now })
const soldNow = (now: Date) => ({ soldOn: now.toISOString().slice(0, 10) })

/** The date columns that an action sets. A reservation that ends makes no machine new. */
const DATES: Partial<Record<DeviceAction, typeof listedNow | typeof soldNow>> = {
  publish: listedNow,
  relist: listedNow,
  sell: soldNow,
}

/** The actions that have an event of their own. */
const EVENTS: Partial<Record<DeviceAction, EventKind<{ deviceId: string }>>> = {
  submit: deviceSubmitted,
  sell: deviceSold,
  withdraw: deviceWithdrawn,
  relist: deviceRelisted,
}

interface Move {
  deviceId: string
  action: DeviceAction
  by: 'staff' | 'system' | 'merchant'
  actorId?: string
  /** The reason of a rejection, for the seller. */
  reason?: string | undefined
  /** The revision that the actor saw: what was changed since is not moved. */
  seen?: number | undefined
}

/** A serial number or photo of another machine must be decided on before buyers see it. */
async function refuseCollision(ctx: Ctx, deviceId: string): Promise<void> {
  const pairs = await pairsOf(ctx, deviceId)
  const found = pairs.find(({ issue }) => BLOCKING_ISSUES.includes(issue))
  if (found) throw new Refusal('error.deviceCollision', { stockNo: found.stockNo })
}

/** Buyers compare machines by what the category requires. */
async function refuseMissingSpecs(ctx: Ctx, deviceId: string): Promise<void> {
  const [row] = await ctx.db
    .select({ categoryId: device.categoryId, specs: device.specs })
    .from(device)
    .where(eq(device.id, deviceId))
  if (!row) return
  const fields = await specFieldsOf(ctx, await categoryPathIds(ctx, row.categoryId))
  const missing = fields.filter(({ code, isRequired }) => isRequired && !(code in row.specs))
  if (missing.length > 0) {
    const names = formatter(ctx.locale).list(missing.map(({ name }) => name))
    throw new Refusal('error.deviceSpecsMissing', { fields: names })
  }
}

/** A review needs all points, a sale those that buyers read of every machine. */
async function refuseUnready(ctx: Ctx, deviceId: string, isForReview: boolean): Promise<void> {
  const review = await deviceReview(ctx, deviceId)
  const open = review.filter(({ code, isDone }) => !isDone && (isForReview || isForSale(code)))
  if (open.length === 0) return
  const fields = formatter(ctx.locale).list(open.map(({ name }) => name))
  throw new Refusal('error.deviceNotReady', { fields })
}

/** Refuses to move what someone changed after it was read. The lock keeps others from changing it now. */
async function refuseUnseen(ctx: TxCtx, deviceId: string, seen: number): Promise<void> {
  const { revision } = await lockedDevice(ctx, deviceId)
  if (revision !== seen) throw new Refusal('error.stateChanged')
}

/** The actions that put a machine on sale. */
const TO_SALE: readonly DeviceAction[] = deviceLifecycle.moves
  .filter(({ to }) => to === 'listed')
  .map(({ action }) => action)

async function refuseOfSuspended(ctx: TxCtx, deviceId: string): Promise<void> {
  const found = eq(device.id, deviceId)
  const [row] = await ctx.db.select({ sellerId: device.sellerId }).from(device).where(found)
  if (row) await refuseSuspended(ctx, row.sellerId)
}

/** The only way to change a device's state. The lifecycle table says who may do what. */
export function makeMove(ctx: Ctx, { deviceId, action, by, actorId, reason, seen }: Move) {
  if (action === 'reject' && reason === undefined)
    throw new FieldFaults([{ field: 'reason', key: 'error.fieldRequired', values: {} }])
  const move = { id: deviceId, action, by, ...(actorId !== undefined && { actorId }) }
  const kinds = [deviceChanged, EVENTS[action]].filter((kind) => kind !== undefined)
  const rejection = action === 'reject' ? (reason ?? null) : null
  return atomic(ctx, async (ctx) => {
    if (seen !== undefined) await refuseUnseen(ctx, deviceId, seen)
    if (TO_SALE.includes(action)) await refuseOfSuspended(ctx, deviceId)
    if (action === 'submit' || TO_SALE.includes(action))
      await refuseUnready(ctx, deviceId, action === 'submit')
    if (action === 'publish') {
      await refuseCollision(ctx, deviceId)
      await refuseMissingSpecs(ctx, deviceId)
    }
    return transition(ctx, device, deviceLifecycle, move, {
      set: { ...DATES[action]?.(ctx.now()), ...edited(ctx), rejection },
      emit: kinds.map((kind) => occurrence(kind, { deviceId })),
    })
  })
}

export const moveDevice = (ctx: Ctx, deviceId: string, action: DeviceAction, staffId: string) =>
  makeMove(ctx, { deviceId, action, by: 'staff', actorId: staffId })
