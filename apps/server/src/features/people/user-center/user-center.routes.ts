import { passkeyEndpoints } from '@ironsouq/contract/identity/passkey/passkey.endpoints'
import { socialEndpoints } from '@ironsouq/contract/identity/social-login/social-login.endpoints'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { unreadMessages } from '#features/deals/chat/chat.queries.ts'
import { inquiryCounts } from '#features/deals/inquiry/inquiry.queries.ts'
import { searchCounts } from '#features/deals/saved-search/saved-search.queries.ts'
import { passwordSince } from '#features/identity/identity/identity.credential.queries.ts'
import { couponsUnused } from '#features/mall/coupon/coupon.member.projection.ts'
import { orderCounts } from '#features/mall/order/order.queries.ts'
import { favoriteProductCount } from '#features/people/favorite/favorite.product.queries.ts'
import { favoriteCounts } from '#features/people/favorite/favorite.queries.ts'
import { productHistoryTotal } from '#features/people/history/history.product.queries.ts'
import { historyTotal } from '#features/people/history/history.queries.ts'
import { setAvatar, updateProfile } from '#features/people/member/member.profile.service.ts'
import { memberById, userInfoOf, type MemberRow } from '#features/people/member/member.queries.ts'
import { unreadNotices } from '#features/platform/notification/notification.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notLoggedIn } from '#kernel/errors.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { changeMail, changeMobile } from './user-center.contact.service.ts'
import { dueOf } from './user-center.due.projection.ts'
import { presentCenter, presentProfile } from './user-center.present.ts'
import { removePasskey, unbindSocial } from './user-center.sign-in-methods.service.ts'

async function signedIn(ctx: Ctx, memberId: string): Promise<MemberRow> {
  const row = await memberById(ctx, memberId)
  if (!row) throw notLoggedIn()
  return row
}

const profileOf = async (ctx: Ctx, row: MemberRow) =>
  presentProfile(row, await passwordSince(ctx, row.id))

export const userCenterRoutes: Routes = (serve) => {
  serve(memberEndpoints.userInfo, async ({ ctx, actor }) =>
    userInfoOf(await signedIn(ctx, actor.id)),
  )

  serve(memberEndpoints.centerInfo, async ({ ctx, actor }) => {
    const { id } = await signedIn(ctx, actor.id)
    const [favorites, history, savedSearches, inquiries, messages, unread, orders, ofProducts] =
      await Promise.all([
        favoriteCounts(ctx, id),
        historyTotal(ctx, id),
        searchCounts(ctx, id),
        inquiryCounts(ctx, id),
        unreadMessages(ctx, id),
        unreadNotices(ctx, id),
        orderCounts(ctx, id),
        Promise.all([
          favoriteProductCount(ctx, id),
          productHistoryTotal(ctx, id),
          couponsUnused(ctx, id),
        ]),
      ])
    const [favoriteProducts, viewedProducts, coupons] = ofProducts
    return presentCenter({
      favorites,
      favoriteProducts,
      history,
      viewedProducts,
      savedSearches,
      inquiries,
      orders,
      coupons,
      unreadMessages: messages,
      unreadNotices: unread,
    })
  })

  serve(memberEndpoints.due, ({ ctx, actor }) => dueOf(ctx, actor.id))

  serve(memberEndpoints.profile, async ({ ctx, actor }) =>
    profileOf(ctx, await signedIn(ctx, actor.id)),
  )

  serve(memberEndpoints.update, async ({ ctx, actor, body }) =>
    profileOf(ctx, await updateProfile(ctx, actor.id, body)),
  )

  serve(memberEndpoints.avatar, async ({ ctx, actor, body }) =>
    profileOf(ctx, await setAvatar(ctx, actor.id, body.uploadId)),
  )

  serve(memberEndpoints.mail, async ({ ctx, actor, body, from }) =>
    profileOf(ctx, await changeMail(ctx, { actor, from }, body)),
  )

  serve(memberEndpoints.mobile, async ({ ctx, actor, body, from }) =>
    profileOf(ctx, await changeMobile(ctx, { actor, from }, body)),
  )

  serve(passkeyEndpoints.remove, async ({ ctx, actor, body, from }) => {
    await removePasskey(ctx, { actor, from }, body.passkeyId)
    return null
  })

  serve(socialEndpoints.unbind, async ({ ctx, actor, body, from }) => {
    await unbindSocial(ctx, { actor, from }, body.socialType)
    return null
  })
}
