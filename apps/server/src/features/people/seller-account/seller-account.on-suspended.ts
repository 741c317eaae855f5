import { knownLocale } from '@ironsouq/i18n/locales'
import { sellerSuspended, sellerSuspensionLifted } from '#features/people/seller/seller.events.ts'
import { sellerFirm, sellerSuspension } from '#features/people/seller/seller.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { consumer, type EventMeta } from '#kernel/work/events.ts'
import { sendEmail } from '#kernel/work/send-email.ts'
import { sellerSuspensionEmail } from './emails/seller-suspension.email.ts'
import { ownersOf } from './seller-account.queries.ts'

/** Informs the owners of the standing as it is now; a later change has an email of its own. */
async function informOwners(
  ctx: Ctx,
  { sellerId, eventId }: { sellerId: string } & EventMeta,
  isSuspended: boolean,
): Promise<void> {
  const { standing, reason } = await sellerSuspension(ctx, sellerId)
  if ((standing === 'suspended') !== isSuspended) return
  for (const owner of await ownersOf(ctx, sellerId)) {
    const locale = knownLocale(owner.locale)
    const { name: firm } = await sellerFirm({ ...ctx, locale }, sellerId)
    await sendEmail(ctx, {
      kind: 'invitation',
      to: owner.email,
      locale,
      messageId: `seller-standing-${eventId}-${owner.id}`,
      body: sellerSuspensionEmail(locale, { firm, reason, url: ctx.site.merchantUrl }),
    })
  }
}

export const informOfSuspension = consumer({
  name: 'seller-account.inform-suspended',
  on: sellerSuspended,
  workerPool: 'email',
  handle: (ctx, event) => informOwners(ctx, event, true),
})

export const informOfLift = consumer({
  name: 'seller-account.inform-lifted',
  on: sellerSuspensionLifted,
  workerPool: 'email',
  handle: (ctx, event) => informOwners(ctx, event, false),
})
