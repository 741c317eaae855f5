import type { Address } from '@ironsouq/contract/people/address/address.schema'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { prepared } from '#kernel/data/db.ts'
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

const chosen = prepared((db) => {
  const addressId = sql`${sql.placeholder('addressId')}::uuid`
  return db
    .select(shownAddress)
    .from(address)
    .where(
      and(
        eq(address.memberId, sql.placeholder('memberId')),
        sql`case when ${addressId} is null then ${address.isDefault} else ${address.id} = ${addressId} end`,
      ),
    )
    .prepare('address_chosen')
})

/** The address that is asked for, or the default one; null when there is none. */
export async function addressOf(
  ctx: Ctx,
  memberId: string,
  addressId: string | undefined,
): Promise<Address | null> {
  const [found] = await chosen(ctx).execute({ memberId, addressId: addressId ?? null })
  return found ?? null
}
