import { expireSecurityLogOf } from '#features/identity/security-log/security-log.service.ts'
import { deleteSessionsOf } from '#features/identity/session/session.service.ts'
import { atomic } from '#kernel/ctx.ts'
import { consumer } from '#kernel/work/events.ts'
import { sellerAccountRemoved } from './seller-account.events.ts'

/**
 * Where a deleted person signed in from is personal data as well. It stays for a while: an accomplice who
 * is removed after a day would otherwise leave no trace.
 */
export const eraseRemovedPerson = consumer({
  name: 'seller-account.erase-removed',
  on: sellerAccountRemoved,
  handle: (ctx, { accountId }) =>
    atomic(ctx, async (ctx) => {
      await deleteSessionsOf(ctx, accountId)
      await expireSecurityLogOf(ctx, accountId)
    }),
})
