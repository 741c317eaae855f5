import type { Money } from '@ironsouq/contract/money'
import { fromMinor, toMinor } from '@ironsouq/contract/money.minor'
import type { Notice } from '@ironsouq/contract/notification/notification.endpoints'
import { formatter } from '@ironsouq/i18n/format'
import { LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import type { Values } from '@ironsouq/i18n/messages'
import { translator } from '@ironsouq/i18n/translate'
import type { NoticeRow } from './notification.queries.ts'
import { isNoticeKind, type NoticeKind } from './notification.rules.ts'

export interface Reader {
  locale: LocaleCode
  timeZone: string
  /** What machines are called in his language. */
  titles: ReadonlyMap<string, string>
}

type Fill = (row: NoticeRow, reader: Reader) => Values

/** Names of machines mix scripts: without an isolate their parts change places. */
export const isolated = (text: string, locale: LocaleCode): string =>
  LOCALES[locale].dir === 'rtl' ? `\u2068${text}\u2069` : text

const aboutMachine: Fill = ({ facts: { deviceId = '' } }, reader) => {
  const title = reader.titles.get(deviceId) ?? translator(reader.locale)('notice.machineGone')
  return { machine: isolated(title, reader.locale) }
}

export const apart = (a: Money, b: Money): Money => {
  const gap = (toMinor(a) ?? 0n) - (toMinor(b) ?? 0n)
  return fromMinor(gap < 0n ? -gap : gap, a.currency)
}

const aboutPrice: Fill = (row, reader) => {
  const { price = '0', before = '0', currency = 'AED' } = row.facts
  const [now, then] = [
    { amount: price, currency },
    { amount: before, currency },
  ]
  const format = formatter(reader.locale)
  return {
    ...aboutMachine(row, reader),
    price: format.money(now),
    before: format.money(then),
    difference: format.money(apart(now, then)),
  }
}

const aboutMoment: Fill = ({ createdAt }, { locale, timeZone }) => ({
  at: formatter(locale, { timeZone }).dateTime(createdAt),
})

const countryName = (locale: LocaleCode, country: string) =>
  new Intl.DisplayNames(LOCALES[locale].intl, { type: 'region' }).of(country) ?? ''

const aboutDevice: Fill = (row, reader) => {
  const { browser = '', system = '', country = '' } = row.facts
  const place = country && countryName(reader.locale, country)
  const parts = [browser, system, place].filter((part) => part !== '')
  const device = parts.join(' · ') || translator(reader.locale)('notice.unknownDevice')
  return { ...aboutMoment(row, reader), device: isolated(device, reader.locale) }
}

const FILLS: Record<NoticeKind, Fill> = {
  priceCut: aboutPrice,
  priceRise: aboutPrice,
  sold: aboutMachine,
  withdrawn: aboutMachine,
  backOnSale: aboutMachine,
  newDevice: aboutDevice,
  passwordChanged: aboutMoment,
  exportReady: aboutMoment,
  welcome: aboutMoment,
}

/** Puts a notice into the words of its reader; one whose kind is not known has none. */
export function presentNotice(row: NoticeRow, reader: Reader): Notice[] {
  const { id: noticeId, kind, groupName: group, link, createdAt, readAt } = row
  if (!isNoticeKind(kind)) return []
  const t = translator(reader.locale)
  const values = FILLS[kind](row, reader)
  return [
    {
      noticeId,
      group,
      title: t(`notice.${kind}Title`, values),
      body: t(`notice.${kind}Body`, values),
      link,
      at: createdAt.toISOString(),
      isRead: readAt !== null,
    },
  ]
}
