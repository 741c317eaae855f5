import type { MerchantRole } from '@ironsouq/contract/people/seller-account/seller-account.roles'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { openMerchantSession } from './seller-account.session.service.ts'
import { sellerAccount } from './seller-account.tables.ts'

export interface SellerAccountGiven {
  sellerId: string
  role: MerchantRole
  name?: string
  email?: string
  locale?: string
}

/** A person of a seller who accepted their invitation. */
export async function aSellerAccount(ctx: Ctx, given: SellerAccountGiven): Promise<string> {
  const { name = given.role, email = `${crypto.randomUUID()}@firm.example` } = given
  const { sellerId, role, locale = 'en' } = given
  const values = { sellerId, role, name, email, locale, createdAt: ctx.now() }
  const rows = await ctx.db
    .insert(sellerAccount)
    .values({ ...values, state: 'active' })
    .returning({ id: sellerAccount.id })
  return one(rows).id
}

/** A token as a sign-in of this person gives it. */
export async function merchantTokenOf(ctx: Ctx, accountId: string): Promise<string> {
  const from = { address: '203.0.113.9', userAgent: '', deviceKey: null, country: null }
  return (await atomic(ctx, (ctx) => openMerchantSession(ctx, accountId, from))).token
}
