import type { Money } from '@ironsouq/contract/money'
import { formatter } from '@ironsouq/i18n/format'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { LetterBody } from '#kernel/ports.ts'
import { apart, isolated } from '../notification.present.ts'

export type SavedNews =
  | { kind: 'priceCut'; price: Money; before: Money }
  | { kind: 'sold' }
  /** Null is a price on request. */
  | { kind: 'backOnSale'; price: Money | null }

interface SavedMachine {
  deviceId: string
  title: string
  news: SavedNews
  publicUrl: string
}

/** What became of a machine that its reader saved. */
export function savedMachineLetter(
  locale: LocaleCode,
  { deviceId, title, news, publicUrl }: SavedMachine,
): LetterBody {
  const t = translator(locale)
  const format = formatter(locale)
  const page = (path: string) => `${publicUrl}/${locale}/${path}`
  const price = 'price' in news && news.price ? format.money(news.price) : ''
  const before = 'before' in news ? format.money(news.before) : ''
  const difference = 'before' in news ? format.money(apart(news.price, news.before)) : ''
  const values = { machine: isolated(title, locale), price, before, difference }
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
        ? { kind: 'action', label: t('mail.seeSaved'), url: page('user-center/collected-device') }
        : { kind: 'action', label: t('mail.seeMachine'), url: page(`device-detail/${deviceId}`) },
    ],
    reason: `${t('mail.reasonSaved')}\n${t('mail.company')}`,
    unsubscribe: { label: t('mail.endSaved'), url: page('user-center/notices#reach') },
  }
}
