import { PORTAL_SESSION_DAYS } from '@ironsouq/contract/identity/sign-in/sign-in.limits'
import { PERMISSIONS_OF } from '@ironsouq/contract/people/seller-account/seller-account.roles'
import type { MerchantSession } from '@ironsouq/contract/people/seller-account/seller-sign-in.endpoints'
import { and, eq } from 'drizzle-orm'
import { openSession } from '#features/identity/session/session.service.ts'
import { refuseSuspended } from '#features/people/seller/seller.service.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import { notLoggedIn } from '#kernel/errors.ts'
import type { RequestOrigin } from '#kernel/http/serve.ts'
import { presentMerchant } from './seller-account.queries.ts'
import { sellerAccount } from './seller-account.tables.ts'

/**
 * Opens a session with what the person's role allows now. Their row is locked: a change of their role
 * or state waits, and then finds this session.
 */
export async function openMerchantSession(
  ctx: TxCtx,
  accountId: string,
  from: RequestOrigin,
): Promise<Omit<MerchantSession, 'deviceKey'>> {
  const [row] = await ctx.db
    .update(sellerAccount)
    .set({ lastSignInAt: ctx.now() })
    .where(and(eq(sellerAccount.id, accountId), eq(sellerAccount.state, 'active')))
    .returning()
  if (!row) throw notLoggedIn()
  const { sellerId } = row
  await refuseSuspended(ctx, sellerId)
  const permissions = PERMISSIONS_OF[row.role]
  const subject = { audience: 'merchant', id: accountId, permissions, sellerId } as const
  const { token } = await openSession(ctx, subject, from)
  const me = await presentMerchant(ctx, row, permissions)
  return { token, seconds: PORTAL_SESSION_DAYS * 86_400, me }
}
