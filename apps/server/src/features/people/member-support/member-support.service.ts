import type { MemberOverview } from '@ironsouq/contract/people/member-support/member-support.endpoints'
import { upcomingOf } from '#features/deals/viewing/viewing.queries.ts'
import { passwordSince } from '#features/identity/identity/identity.credential.queries.ts'
import { passkeysOf } from '#features/identity/passkey/passkey.queries.ts'
import { secondFactorOf } from '#features/identity/second-factor/second-factor.queries.ts'
import { logSecurity } from '#features/identity/security-log/security-log.service.ts'
import { sessionsOf } from '#features/identity/session/session.queries.ts'
import { endSessionsOf } from '#features/identity/session/session.service.ts'
import { addressesOf } from '#features/people/address/address.queries.ts'
import { favoriteCounts } from '#features/people/favorite/favorite.queries.ts'
import { memberById, type MemberRow } from '#features/people/member/member.queries.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { presentMember } from './member-support.present.ts'

async function memberOr404(ctx: Ctx, memberId: string): Promise<MemberRow> {
  const row = await memberById(ctx, memberId)
  if (!row) throw notFound()
  return row
}

export async function memberOverview(ctx: Ctx, memberId: string): Promise<MemberOverview> {
  const row = await memberOr404(ctx, memberId)
  const { mail, mobile } = row
  const [password, factor, passkeys, sessions, favorites, addresses, upcomingViewings] =
    await Promise.all([
      passwordSince(ctx, memberId),
      secondFactorOf(ctx, memberId),
      passkeysOf(ctx, memberId),
      sessionsOf(ctx, memberId),
      favoriteCounts(ctx, memberId),
      addressesOf(ctx, memberId),
      mail === null && mobile === null ? 0 : upcomingOf(ctx, { mail, mobile }),
    ])
  return {
    ...presentMember(row),
    hasPassword: password !== null,
    hasSecondFactor: Boolean(factor?.enabledAt),
    passkeys: passkeys.length,
    sessions: sessions.length,
    lastSeenAt: sessions[0]?.lastSeenAt?.toISOString() ?? null,
    favorites: favorites.all,
    upcomingViewings,
    addresses,
  }
}

/** Signs a member out everywhere. They see it in their security log. */
export const endSessionsOfMember = (ctx: Ctx, memberId: string): Promise<{ ended: number }> =>
  atomic(ctx, async (ctx) => {
    await memberOr404(ctx, memberId)
    const { length: ended } = await sessionsOf(ctx, memberId)
    await endSessionsOf(ctx, memberId)
    if (ended > 0)
      await logSecurity(ctx, { kind: 'signOutByStaff', subjectId: memberId, device: {} })
    ctx.audit('member', memberId, { sessions: ended }, { sessions: 0 })
    return { ended }
  })
