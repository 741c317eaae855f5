import { sellerAccountByEmail } from '#features/seller-account/seller-account.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'

/** The seller whose owner has this address already: a dealer who opens a store stays one party. */
export async function sellerOfOwner(ctx: Ctx, email: string): Promise<string | null> {
  const account = await sellerAccountByEmail(ctx, email)
  return account?.state === 'active' && account.role === 'owner' ? account.sellerId : null
}
