import { notificationEndpoints } from '@ironsouq/contract/platform/notification/notification.endpoints'
import { titlesOf } from '#features/machines/device/device.queries.ts'
import { currencies } from '#features/money/currency/currency.queries.ts'
import { moneyTexts } from '#features/money/currency/currency.rules.ts'
import { memberById } from '#features/people/member/member.queries.ts'
import { notLoggedIn } from '#kernel/errors.ts'
import type { Routes } from '#kernel/http/serve.ts'
import type { Notice } from '#kernel/work/notices.ts'
import { presentNotification, readerOf } from './notification.present.ts'
import { noticeCounts, noticesOf, unreadNotices } from './notification.queries.ts'
import { readNotices } from './notification.service.ts'

export const notificationRoutes =
  (notices: readonly Notice[]): Routes =>
  (serve) => {
    serve(notificationEndpoints.list, async ({ ctx, actor, query }) => {
      const [member, rows, counts, unread] = await Promise.all([
        memberById(ctx, actor.id),
        noticesOf(ctx, actor.id, query),
        noticeCounts(ctx, actor.id),
        unreadNotices(ctx, actor.id),
      ])
      if (!member) throw notLoggedIn()
      const machines = rows.flatMap(({ facts }) => facts['deviceId'] ?? [])
      const titles = await titlesOf(ctx, machines)
      const { locale } = ctx
      const money = moneyTexts({
        locale,
        currencies: await currencies(ctx),
        currency: query.currency,
      })
      const reader = readerOf({ locale, timeZone: member.timeZone, titles, money })
      return {
        records: rows.flatMap((row) => presentNotification(row, notices, reader)),
        total: query.group ? counts[query.group] : counts.machines + counts.account,
        unread,
        counts,
      }
    })

    serve(notificationEndpoints.read, async ({ ctx, actor, body }) => {
      await readNotices(ctx, actor.id, body.noticeId)
      return { unread: await unreadNotices(ctx, actor.id) }
    })
  }
