import { knownLocale } from '@ironsouq/i18n/locales'
import { sellerFirm } from '#features/people/seller/seller.queries.ts'
import { consumer } from '#kernel/work/events.ts'
import { sendEmail } from '#kernel/work/send-email.ts'
import { sellerInvitationEmail } from './emails/seller-invitation.email.ts'
import { sellerInvited } from './seller-account.events.ts'
import { sellerInvitationLink } from './seller-account.invite.service.ts'
import { sellerAccountById, sellerInvitationById } from './seller-account.queries.ts'

/** Delivered twice, the event sends two emails with one Message-ID. */
export const sendSellerInvitationEmail = consumer({
  name: 'seller-account.send-invitation',
  on: sellerInvited,
  workerPool: 'email',
  async handle(ctx, { accountId, invitationId }) {
    const who = await sellerAccountById(ctx, accountId)
    const row = await sellerInvitationById(ctx, invitationId)
    // Another invitation replaced this one, or it was used meanwhile.
    if (!who || !row || row.usedAt !== null || row.expiresAt <= ctx.now()) return
    const host = row.invitedBy === null ? null : await sellerAccountById(ctx, row.invitedBy)
    const locale = knownLocale(who.locale)
    const { name: firm } = await sellerFirm({ ...ctx, locale }, who.sellerId)
    await sendEmail(ctx, {
      kind: 'invitation',
      to: who.email,
      locale,
      messageId: `seller-invitation-${invitationId}`,
      body: sellerInvitationEmail(locale, {
        firm,
        by: host?.name ?? null,
        until: row.expiresAt,
        url: sellerInvitationLink(ctx, invitationId),
      }),
    })
  },
})
