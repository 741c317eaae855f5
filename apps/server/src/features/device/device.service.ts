import { deviceLifecycle, type DeviceAction } from '@ironsouq/contract/device/device.lifecycle'
import { fromMinor, toMinor } from '@ironsouq/contract/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { transition } from '#kernel/data/transition.ts'
import { FieldFaults, notFound } from '#kernel/errors.ts'
import { emit, occurrence, type EventKind } from '#kernel/work/events.ts'
import {
  deviceChanged,
  deviceRelisted,
  deviceRepriced,
  deviceSold,
  deviceWithdrawn,
} from './device.events.ts'
import { device, devicePrice } from './device.tables.ts'

/** What every change of a device sets: the search index keeps the highest version it has seen. */
const changed = (ctx: Ctx) => ({ version: sql`${device.version} + 1`, updatedAt: ctx.now() })

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

function priceColumns(price: Money | null) {
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
    const row = await change(ctx, deviceId, { ...asked, priceMode: modeFor(price) })
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

/** The date columns that an action sets. */
const DATES: Partial<Record<DeviceAction, typeof listedNow | typeof soldNow>> = {
  publish: listedNow,
  release: listedNow,
  relist: listedNow,
  sell: soldNow,
}

/** The actions that have an event of their own. */
const EVENTS: Partial<Record<DeviceAction, EventKind<{ deviceId: string }>>> = {
  sell: deviceSold,
  withdraw: deviceWithdrawn,
  relist: deviceRelisted,
}

/** The only way to change a device's state. The lifecycle table says who may do what. */
export function moveDevice(ctx: Ctx, deviceId: string, action: DeviceAction, staffId: string) {
  const move = { id: deviceId, action, by: 'staff', actorId: staffId } as const
  const kinds = [deviceChanged, EVENTS[action]].filter((kind) => kind !== undefined)
  return atomic(ctx, (ctx) =>
    transition(ctx, device, deviceLifecycle, move, {
      set: { ...DATES[action]?.(ctx.now()), ...changed(ctx) },
      emit: kinds.map((kind) => occurrence(kind, { deviceId })),
    }),
  )
}
