import { memberEndpoints } from '@ironsouq/contract/member/member.endpoints'
import { favoriteCounts } from '#features/favorite/favorite.queries.ts'
import { historyTotal } from '#features/history/history.queries.ts'
import { passwordSince } from '#features/identity/identity.credential.queries.ts'
import { unreadNotices } from '#features/notification/notification.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notLoggedIn } from '#kernel/errors.ts'
import type { Routes } from '#kernel/serve.ts'
import { changeMail, changeMobile } from './member.contact.service.ts'
import { presentCenter, presentProfile, presentUserInfo } from './member.present.ts'
import { setAvatar, updateProfile } from './member.profile.service.ts'
import { memberById, type MemberRow } from './member.queries.ts'

async function signedIn(ctx: Ctx, memberId: string): Promise<MemberRow> {
  const row = await memberById(ctx, memberId)
  if (!row) throw notLoggedIn()
  return row
}

const profileOf = async (ctx: Ctx, row: MemberRow) =>
  presentProfile(row, await passwordSince(ctx, row.id))

export const memberRoutes: Routes = (serve) => {
  serve(memberEndpoints.userInfo, async ({ ctx, actor }) =>
    presentUserInfo(await signedIn(ctx, actor.id)),
  )

  serve(memberEndpoints.centerInfo, async ({ ctx, actor }) => {
    const { id } = await signedIn(ctx, actor.id)
    const [favorites, history, unread] = await Promise.all([
      favoriteCounts(ctx, id),
      historyTotal(ctx, id),
      unreadNotices(ctx, id),
    ])
    return presentCenter({ favorites, history, unreadNotices: unread })
  })

  serve(memberEndpoints.profile, async ({ ctx, actor }) =>
    profileOf(ctx, await signedIn(ctx, actor.id)),
  )

  serve(memberEndpoints.update, async ({ ctx, actor, body }) =>
    profileOf(ctx, await updateProfile(ctx, actor.id, body)),
  )

  serve(memberEndpoints.avatar, async ({ ctx, actor, body }) =>
    profileOf(ctx, await setAvatar(ctx, actor.id, body.uploadId)),
  )

  serve(memberEndpoints.mail, async ({ ctx, actor, body }) =>
    profileOf(ctx, await changeMail(ctx, actor.id, body)),
  )

  serve(memberEndpoints.mobile, async ({ ctx, actor, body }) =>
    profileOf(ctx, await changeMobile(ctx, actor.id, body)),
  )
}
