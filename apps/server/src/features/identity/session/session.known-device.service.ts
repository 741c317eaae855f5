import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { knownDevice } from './session.tables.ts'
import { hashOf, newToken } from './session.token.rules.ts'

/** A browser that stores no cookies is a new device each time: without a limit it would add thousands. */
const DEVICES_MAX = 30

async function deleteOldestDevices(ctx: TxCtx, memberId: string): Promise<void> {
  const oldest = ctx.db
    .select({ keyHash: knownDevice.keyHash })
    .from(knownDevice)
    .where(eq(knownDevice.memberId, memberId))
    .orderBy(desc(knownDevice.lastSeenAt))
    .offset(DEVICES_MAX - 1)
  await ctx.db
    .delete(knownDevice)
    .where(and(eq(knownDevice.memberId, memberId), inArray(knownDevice.keyHash, oldest)))
}

const deviceOf = (memberId: string, deviceKey: string) =>
  and(eq(knownDevice.memberId, memberId), eq(knownDevice.keyHash, hashOf(deviceKey)))

/** Whether the member signed in from this device before. */
export const isKnownDevice = async (ctx: Ctx, memberId: string, deviceKey: string) =>
  (await ctx.db.$count(knownDevice, deviceOf(memberId, deviceKey))) > 0

/** The same; updates when it was last seen. */
async function touchDevice(ctx: TxCtx, memberId: string, deviceKey: string): Promise<boolean> {
  const same = deviceOf(memberId, deviceKey)
  const { rowCount } = await ctx.db.update(knownDevice).set({ lastSeenAt: ctx.now() }).where(same)
  return rowCount === 1
}

async function addDevice(ctx: TxCtx, memberId: string) {
  const deviceKey = newToken()
  const others = await ctx.db.$count(knownDevice, eq(knownDevice.memberId, memberId))
  if (others >= DEVICES_MAX) await deleteOldestDevices(ctx, memberId)
  await ctx.db.insert(knownDevice).values({
    memberId,
    keyHash: hashOf(deviceKey),
    createdAt: ctx.now(),
    lastSeenAt: ctx.now(),
  })
  return { deviceKey, isNewDevice: others > 0 }
}

/**
 * Recognises the device by its key or issues a key for it. `isNewDevice` is false for the first
 * device of a member: there is nothing to warn about.
 */
export async function recogniseDevice(
  ctx: TxCtx,
  memberId: string,
  deviceKey: string | null,
): Promise<{ deviceKey: string | null; isNewDevice: boolean }> {
  const isKnown = deviceKey !== null && (await touchDevice(ctx, memberId, deviceKey))
  return isKnown ? { deviceKey: null, isNewDevice: false } : addDevice(ctx, memberId)
}

export async function deleteKnownDevices(ctx: TxCtx, memberId: string): Promise<void> {
  await ctx.db.delete(knownDevice).where(eq(knownDevice.memberId, memberId))
}
