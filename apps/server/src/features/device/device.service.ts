import {
  deviceLife,
  type DeviceAction,
  type DeviceState,
} from '@ironsouq/contract/device/device.lifecycle'
import type { Money } from '@ironsouq/contract/money'
import { toMinor } from '@ironsouq/contract/money.minor'
import { eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/db.ts'
import { FieldFaults, notFound } from '#kernel/errors.ts'
import { emit, type EventKind } from '#kernel/events.ts'
import { transition } from '#kernel/transition.ts'
import {
  deviceChanged,
  deviceRelisted,
  deviceRepriced,
  deviceSold,
  deviceWithdrawn,
} from './device.events.ts'
import { device, devicePrice } from './device.tables.ts'

/** Every change of a machine goes through here: a version more, and the others are told. */
async function change(ctx: TxCtx, deviceId: string, set: PgUpdateSetSource<typeof device>) {
  const [changed] = await ctx.db
    .update(device)
    .set({ ...set, version: sql`${device.version} + 1`, updatedAt: ctx.now() })
    .where(eq(device.id, deviceId))
    .returning()
  if (!changed) throw notFound()
  await emit(ctx, deviceChanged, { deviceId })
  return changed
}

/** Something that is shown of it has changed elsewhere. */
export const touchDevice = (ctx: Ctx, deviceId: string) =>
  atomic(ctx, (ctx) => change(ctx, deviceId, {}))

function priceColumns(price: Money | null) {
  if (!price) return { priceMinor: null, priceCurrency: null }
  const priceMinor = toMinor(price)
  if (!priceMinor)
    throw new FieldFaults([{ field: 'price.amount', key: 'error.fieldWrongFormat', values: {} }])
  return { priceMinor, priceCurrency: price.currency }
}

/** Without a price it invites quotes; with one it is fixed, unless offers were welcome before. */
const modeFor = (price: Money | null) =>
  price
    ? sql`case ${device.priceMode} when 'onRequest' then 'fixed' else ${device.priceMode} end`
    : sql`'onRequest'`

export function repriceDevice(ctx: Ctx, deviceId: string, price: Money | null) {
  const asked = priceColumns(price)
  return atomic(ctx, async (ctx) => {
    const changed = await change(ctx, deviceId, { ...asked, priceMode: modeFor(price) })
    const { id: priceId } = one(
      await ctx.db
        .insert(devicePrice)
        .values({ deviceId, ...asked, createdAt: ctx.now() })
        .returning({ id: devicePrice.id }),
    )
    await emit(ctx, deviceRepriced, { deviceId, priceId })
    return changed
  })
}

const dated = (to: DeviceState, now: Date) => {
  if (to === 'listed') return { listedAt: now }
  return to === 'sold' ? { soldOn: now.toISOString().slice(0, 10) } : {}
}

/** Moves that others wait for. */
const TOLD: Partial<Record<DeviceAction, EventKind<{ deviceId: string }>>> = {
  sell: deviceSold,
  withdraw: deviceWithdrawn,
  relist: deviceRelisted,
}

/** The only way a machine changes state. Who may do what is the table's business, not this file's. */
export function moveDevice(ctx: Ctx, deviceId: string, action: DeviceAction, staffId: string) {
  return atomic(ctx, async (ctx) => {
    const move = { id: deviceId, action, by: 'staff', actorId: staffId } as const
    const to = await transition(ctx, device, deviceLife, move)
    const changed = await change(ctx, deviceId, dated(to, ctx.now()))
    const told = TOLD[action]
    if (told) await emit(ctx, told, { deviceId })
    return changed
  })
}
