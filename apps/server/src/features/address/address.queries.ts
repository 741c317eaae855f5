import type { Address } from '@ironsouq/contract/address/address.schema'
import { and, desc, eq } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { address } from './address.tables.ts'

export const shownAddress = {
  addressId: address.id,
  recipient: address.recipient,
  phone: address.phone,
  country: address.country,
  region: address.region,
  city: address.city,
  detail: address.detail,
  makani: address.makani,
  postalCode: address.postalCode,
  isDefault: address.isDefault,
}

export const addressesOf = (ctx: Ctx, memberId: string): Promise<Address[]> =>
  ctx.db
    .select(shownAddress)
    .from(address)
    .where(eq(address.memberId, memberId))
    .orderBy(desc(address.isDefault), desc(address.createdAt))

/** The address that is asked for, or the default one; null when there is none. */
export async function addressOf(
  ctx: Ctx,
  memberId: string,
  addressId: string | undefined,
): Promise<Address | null> {
  const which = addressId === undefined ? eq(address.isDefault, true) : eq(address.id, addressId)
  const [found] = await ctx.db
    .select(shownAddress)
    .from(address)
    .where(and(eq(address.memberId, memberId), which))
  return found ?? null
}
