import { timingSafeEqual } from 'node:crypto'
import { newToken } from '#features/identity/session/session.token.rules.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { AnyPortal } from './portal-sign-in.rules.ts'

type Named = Pick<AnyPortal, 'name'>

const signatureOf = ({ signer }: Ctx, { name }: Named, ownerId: string, random: string): string =>
  signer.fingerprint(`${name} device`, `${ownerId} ${random}`).toString('base64url')

/**
 * The key of a device that a person signed in from: random, and signed for this person. It opens nothing:
 * password attempts with it are counted apart, so nothing about it is stored.
 */
export function newDeviceKey(ctx: Ctx, portal: Named, ownerId: string): string {
  const random = newToken()
  return random + signatureOf(ctx, portal, ownerId, random)
}

export function isDeviceOf(
  ctx: Ctx,
  portal: Named,
  ownerId: string,
  deviceKey: string | null,
): deviceKey is string {
  if (deviceKey === null) return false
  const half = deviceKey.length / 2
  const expected = Buffer.from(signatureOf(ctx, portal, ownerId, deviceKey.slice(0, half)))
  const given = Buffer.from(deviceKey.slice(half))
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The key of a new device; null for one that is known. */
export const deviceKeyFor = (
  ctx: Ctx,
  portal: Named,
  ownerId: string,
  deviceKey: string | null,
): string | null =>
  isDeviceOf(ctx, portal, ownerId, deviceKey) ? null : newDeviceKey(ctx, portal, ownerId)
