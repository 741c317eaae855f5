import {
  merchantNotificationEndpoints,
  staffNotificationEndpoints,
} from '@ironsouq/contract/platform/notification/portal-notification.endpoints'
import { TIME_ZONE } from '@ironsouq/i18n/format'
import { titlesOf } from '#features/machines/device/device.queries.ts'
import { currencies } from '#features/money/currency/currency.queries.ts'
import { moneyTexts } from '#features/money/currency/currency.rules.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { Routes } from '#kernel/http/serve.ts'
import type { PortalNotice } from '#kernel/work/notices.ts'
import { readerOf, textsOf } from '../notification.present.ts'
import {
  portalNoticeCount,
  portalNoticesOf,
  unreadPortalNotices,
  type PortalNotificationRow,
} from './portal-notification.queries.ts'
import {
  changePreference,
  preferencesOf,
  readPortalNotices,
} from './portal-notification.service.ts'

/** In the reader's language; those of a kind that no feature declares are left out. */
async function present(
  ctx: Ctx,
  notices: readonly PortalNotice[],
  rows: readonly PortalNotificationRow[],
) {
  const titles = await titlesOf(
    ctx,
    rows.flatMap(({ facts }) => facts['deviceId'] ?? []),
  )
  const { locale } = ctx
  const money = moneyTexts({ locale, currencies: await currencies(ctx) })
  const reader = readerOf({ locale, timeZone: TIME_ZONE, titles, money })
  return rows.flatMap((row) => {
    const notice = notices.find(({ kind }) => kind === row.kind)
    if (!notice) return []
    return {
      noticeId: row.id,
      ...textsOf(notice, row, reader),
      link: row.link,
      at: row.createdAt.toISOString(),
      isRead: row.readAt !== null,
    }
  })
}

export const portalNotificationRoutes =
  (notices: readonly PortalNotice[]): Routes =>
  (serve) => {
    for (const endpoints of [staffNotificationEndpoints, merchantNotificationEndpoints]) {
      serve(endpoints.list, async ({ ctx, actor, query }) => ({
        records: await present(ctx, notices, await portalNoticesOf(ctx, actor, query)),
        total: await portalNoticeCount(ctx, actor),
        unread: await unreadPortalNotices(ctx, actor),
      }))
      serve(endpoints.unread, async ({ ctx, actor }) => ({
        unread: await unreadPortalNotices(ctx, actor),
      }))
      serve(endpoints.read, async ({ ctx, actor, body }) => {
        await readPortalNotices(ctx, actor, body.noticeId)
        return { unread: await unreadPortalNotices(ctx, actor) }
      })
      serve(endpoints.preferences, ({ ctx, actor }) => preferencesOf(ctx, notices, actor))
      serve(endpoints.changePreference, ({ ctx, actor, body }) =>
        changePreference(ctx, notices, { by: actor, ...body }),
      )
    }
  }
