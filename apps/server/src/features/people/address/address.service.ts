import { ADDRESSES_MAX } from '@ironsouq/contract/people/address/address.limits'
import type { Address, AddressForm } from '@ironsouq/contract/people/address/address.schema'
import { and, eq, ne } from 'drizzle-orm'
import { phoneOf } from '#features/identity/verification/verification.phone.rules.ts'
import { lockMember } from '#features/people/member/member.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { addressesOf, shownAddress } from './address.queries.ts'
import { address } from './address.tables.ts'

const own = (memberId: string, addressId: string) =>
  and(eq(address.memberId, memberId), eq(address.id, addressId))

/** Before another one becomes the default: there is at most one. */
const clearDefault = (ctx: TxCtx, memberId: string, except?: string) =>
  ctx.db
    .update(address)
    .set({ isDefault: false })
    .where(
      and(
        eq(address.memberId, memberId),
        eq(address.isDefault, true),
        except === undefined ? undefined : ne(address.id, except),
      ),
    )

export const addAddress = (ctx: Ctx, memberId: string, form: AddressForm): Promise<Address> =>
  atomic(ctx, async (ctx) => {
    const phone = phoneOf(form.phone)
    await lockMember(ctx, memberId)
    const count = await ctx.db.$count(address, eq(address.memberId, memberId))
    if (count >= ADDRESSES_MAX) throw new Refusal('error.addressesFull', { max: ADDRESSES_MAX })
    const isDefault = form.isDefault || count === 0
    if (isDefault) await clearDefault(ctx, memberId)
    const now = ctx.now()
    const values = { ...form, phone, memberId, isDefault, createdAt: now, updatedAt: now }
    return one(await ctx.db.insert(address).values(values).returning(shownAddress))
  })

export const changeAddress = (
  ctx: Ctx,
  memberId: string,
  addressId: string,
  { isDefault, ...form }: AddressForm,
): Promise<Address> =>
  atomic(ctx, async (ctx) => {
    const phone = phoneOf(form.phone, 'address.phone')
    await lockMember(ctx, memberId)
    if (isDefault) await clearDefault(ctx, memberId, addressId)
    const [changed] = await ctx.db
      .update(address)
      // The default stays the default until another one takes its place.
      .set({ ...form, phone, ...(isDefault && { isDefault }), updatedAt: ctx.now() })
      .where(own(memberId, addressId))
      .returning(shownAddress)
    if (!changed) throw notFound()
    return changed
  })

export const makeDefault = (ctx: Ctx, memberId: string, addressId: string): Promise<null> =>
  atomic(ctx, async (ctx) => {
    await lockMember(ctx, memberId)
    await clearDefault(ctx, memberId, addressId)
    const changed = await ctx.db
      .update(address)
      .set({ isDefault: true, updatedAt: ctx.now() })
      .where(own(memberId, addressId))
      .returning({ id: address.id })
    if (changed.length === 0) throw notFound()
    return null
  })

/** When the default one is removed, the newest of the others takes its place. */
export const removeAddress = (ctx: Ctx, memberId: string, addressId: string): Promise<null> =>
  atomic(ctx, async (ctx) => {
    await lockMember(ctx, memberId)
    const [removed] = await ctx.db
      .delete(address)
      .where(own(memberId, addressId))
      .returning({ isDefault: address.isDefault })
    if (!removed) throw notFound()
    const [next] = removed.isDefault ? await addressesOf(ctx, memberId) : []
    if (next) await makeDefault(ctx, memberId, next.addressId)
    return null
  })
