import { deleteSecurityLogOf } from '#features/security-log/security-log.service.ts'
import { deleteSessionsOf } from '#features/session/session.service.ts'
import { atomic } from '#kernel/ctx.ts'
import { consumer } from '#kernel/work/events.ts'
import { sellerAccountRemoved } from './seller-account.events.ts'

/** Where a deleted person signed in from is personal data as well. */
export const eraseRemovedPerson = consumer({
  name: 'seller-account.erase-removed',
  on: sellerAccountRemoved,
  handle: (ctx, { accountId }) =>
    atomic(ctx, async (ctx) => {
      await deleteSessionsOf(ctx, accountId)
      await deleteSecurityLogOf(ctx, accountId)
    }),
})
