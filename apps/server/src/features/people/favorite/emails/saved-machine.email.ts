import type { Money } from '@ironsouq/contract/money/money/money'
import { isolate } from '@ironsouq/i18n/isolate'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { MoneyTexts } from '#features/money/currency/currency.rules.ts'
import type { EmailBody } from '#kernel/ports/mail.ts'
import { priceDifference } from '../favorite.rules.ts'

export type SavedMachineEmailKind =
  | { kind: 'priceCut'; price: Money; before: Money }
  | { kind: 'sold' }
  /** Null means price on request. */
  | { kind: 'backOnSale'; price: Money | null }

interface SavedMachine {
  deviceId: string
  title: string
  news: SavedMachineEmailKind
  siteUrl: string
  money: MoneyTexts
}

/** A change of a machine that the reader saved. */
export function savedMachineEmail(
  locale: LocaleCode,
  { deviceId, title, news, siteUrl, money }: SavedMachine,
): EmailBody {
  const t = translator(locale)
  const page = (path: string) => `${siteUrl}/${locale}/${path}`
  const price = 'price' in news && news.price ? money.both(news.price) : ''
  const before = 'before' in news ? money.text(news.before) : ''
  const difference = 'before' in news ? money.text(priceDifference(news.price, news.before)) : ''
  const values = { machine: isolate(title, locale), price, before, difference }
  const facts = [
    { label: t('mail.priceNow'), value: price },
    { label: t('mail.priceBefore'), value: before },
  ].filter(({ value }) => value !== '')
  return {
    subject: t(`mail.${news.kind}Subject`, values),
    preview: t(`mail.${news.kind}Preview`, values),
    heading: t(`mail.${news.kind}Heading`),
    parts: [
      { kind: 'text', text: t(`mail.${news.kind}Body`, values) },
      ...(facts.length > 0 ? [{ kind: 'facts', facts } as const] : []),
      news.kind === 'sold'
        ? { kind: 'action', label: t('mail.viewSaved'), url: page('user-center/collected-device') }
        : { kind: 'action', label: t('mail.viewMachine'), url: page(`device-detail/${deviceId}`) },
    ],
    reason: `${t('mail.reasonSaved')}\n${t('mail.company')}`,
    unsubscribe: { label: t('mail.turnOffSaved'), url: page('user-center/notices#reach') },
  }
}
