import type { StaffSession } from '@ironsouq/contract/people/staff/staff-sign-in.endpoints'
import type { Portal } from '#features/identity/portal-sign-in/portal-sign-in.rules.ts'
import { deleteSignIn } from '#features/identity/portal-sign-in/portal-sign-in.service.ts'
import { endSessionsOf } from '#features/identity/session/session.service.ts'
import {
  invitationIn,
  invitationOver,
  otherToHandle,
  sendInvitation,
  useInvitation,
} from '#features/people/staff/staff.invite.service.ts'
import {
  invitationById,
  rolesOf,
  staffByEmail,
  staffById,
} from '#features/people/staff/staff.queries.ts'
import { lockStaff, moveStaff } from '#features/people/staff/staff.service.ts'
import { openStaffSession } from '#features/people/staff/staff.session.service.ts'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import type { Actor } from '#kernel/http/serve.ts'
import { emit } from '#kernel/work/events.ts'
import { staffPasswordForgotten } from './staff-sign-in.events.ts'
import {
  staffApp,
  staffCredential,
  staffPasskey,
  staffRecoveryCode,
  staffStep,
} from './staff-sign-in.tables.ts'

const NO_INVITATION = '00000000-0000-0000-0000-000000000000'

/** An invitation that still works, and whose it is. */
async function openInvitation(ctx: Ctx, given: string) {
  const row = await invitationById(ctx, invitationIn(ctx, given) ?? NO_INVITATION)
  const who = row && (await staffById(ctx, row.staffId))
  if (!row || !who || row.usedAt !== null || row.expiresAt <= ctx.now()) throw invitationOver()
  return { row, who }
}

export async function invitationShown(ctx: Ctx, given: string) {
  const { row, who } = await openInvitation(ctx, given)
  const host = row.invitedBy === null ? null : await staffById(ctx, row.invitedBy)
  return {
    name: who.name,
    email: who.email,
    invitedBy: host?.name ?? null,
    roles: await rolesOf(ctx, who.id),
    expiresAt: row.expiresAt.toISOString(),
  }
}

/** The sign-in of staff. */
export const staffPortal: Portal<Omit<StaffSession, 'deviceKey'>> = {
  name: 'staff',
  entity: 'staff',
  tables: {
    app: staffApp,
    recoveryCode: staffRecoveryCode,
    passkey: staffPasskey,
    credential: staffCredential,
    step: staffStep,
  },
  siteUrl: (ctx) => ctx.site.backofficeUrl,
  personById: staffById,
  personByEmail: staffByEmail,
  lock: lockStaff,
  openSession: openStaffSession,
  forgotten: (ctx, asked) => emit(ctx, staffPasswordForgotten, asked),
  invited: async (ctx, given) => (await openInvitation(ctx, given)).who,
  async accept(ctx, given) {
    const staffId = await useInvitation(ctx, given)
    await moveStaff(ctx, staffId, 'accept', staffId)
    return staffId
  },
}

/**
 * For a person who lost their phone, or whose access was taken: everything that signs them in goes,
 * and only the mail of a new invitation lets them set it up again.
 */
export async function resetStaff(ctx: TxCtx, actor: Actor, staffId: string): Promise<void> {
  await otherToHandle(ctx, actor, staffId)
  await moveStaff(ctx, staffId, 'reset', actor.id)
  await deleteSignIn(ctx, staffPortal, staffId)
  await endSessionsOf(ctx, staffId)
  await sendInvitation(ctx, staffId, actor.id)
}
