import type { Notice as PresentedNotice } from '@ironsouq/contract/platform/notification/notification.endpoints'
import { formatter } from '@ironsouq/i18n/format'
import { isolate } from '@ironsouq/i18n/isolate'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { AnyNotice, Notice, NoticeReader } from '#kernel/work/notices.ts'
import type { NotificationRow } from './notification.queries.ts'

interface Reader {
  locale: LocaleCode
  timeZone: string
  /** The titles of machines in the reader's language, by id. */
  titles: ReadonlyMap<string, string>
  money: NoticeReader['money']
}

export const readerOf = ({ locale, timeZone, titles, money }: Reader): NoticeReader => ({
  locale,
  timeZone,
  money,
  machine(deviceId = '') {
    const title = titles.get(deviceId) ?? translator(locale)('notification.machineGone')
    return isolate(title, locale)
  },
})

/** Title and body of a notification in the reader's language. */
export function textsOf(
  notice: AnyNotice,
  { facts, createdAt }: { facts: Record<string, string>; createdAt: Date },
  reader: NoticeReader,
): { title: string; body: string } {
  const { locale, timeZone } = reader
  const t = translator(locale)
  const words = notice.words?.(facts, reader) ?? facts
  const values = { at: formatter(locale, { timeZone }).dateTime(createdAt), ...words }
  return {
    title: t(`notification.${notice.kind}Title`, values),
    body: t(`notification.${notice.kind}Body`, values),
  }
}

/** A notification in the reader's language; one of a kind that no feature declares is left out. */
export function presentNotification(
  row: NotificationRow,
  notices: readonly Notice[],
  reader: NoticeReader,
): PresentedNotice[] {
  const { id: noticeId, kind, groupName: group, link, createdAt, readAt } = row
  const notice = notices.find((each) => each.kind === kind)
  if (!notice) return []
  return [
    {
      noticeId,
      group,
      ...textsOf(notice, row, reader),
      link,
      at: createdAt.toISOString(),
      isRead: readAt !== null,
    },
  ]
}
