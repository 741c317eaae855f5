import { knownLocale } from '@ironsouq/i18n/locales'
import { consumer } from '#kernel/work/events.ts'
import { sendEmail } from '#kernel/work/send-email.ts'
import { staffInvitationEmail } from './emails/staff-invitation.email.ts'
import { staffInvited } from './staff.events.ts'
import { invitationLink } from './staff.invite.service.ts'
import { invitationById, staffById } from './staff.queries.ts'

/** Delivered twice, the event sends two emails with one Message-ID. */
export const sendStaffInvitation = consumer({
  name: 'staff.send-invitation',
  on: staffInvited,
  workerPool: 'email',
  async handle(ctx, { staffId, invitationId }) {
    const who = await staffById(ctx, staffId)
    const row = await invitationById(ctx, invitationId)
    // Another invitation replaced this one, or it was used meanwhile.
    if (!who || !row || row.usedAt !== null || row.expiresAt <= ctx.now()) return
    const host = row.invitedBy === null ? null : await staffById(ctx, row.invitedBy)
    const locale = knownLocale(who.locale)
    await sendEmail(ctx, {
      kind: 'invitation',
      to: who.email,
      locale,
      messageId: `staff-invitation-${invitationId}`,
      body: staffInvitationEmail(locale, {
        // A person who has signed in before is invited again because their access was reset.
        isAgain: who.lastSignInAt !== null,
        by: host?.name ?? null,
        until: row.expiresAt,
        url: invitationLink(ctx, invitationId),
      }),
    })
  },
})
