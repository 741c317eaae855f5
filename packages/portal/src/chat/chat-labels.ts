import type { ChatMessage, DeskChat } from '@ironsouq/contract/deals/chat/chat.schema'
import { isolated } from '@ironsouq/i18n/isolate'
import { knownLocale, LOCALES } from '@ironsouq/i18n/locales'
import type { Translate } from '@ironsouq/i18n/messages'
import { currentLocale } from '../language/language-store.ts'

/** The name of a language in the language of the reader, by its tag: "Arabic". */
export function languageNamed(tag: string): string {
  try {
    const names = new Intl.DisplayNames(LOCALES[currentLocale()].intl, { type: 'language' })
    return names.of(tag) ?? tag
  } catch {
    return tag // not a tag of a language
  }
}

/** The name of one of our languages. The region would only say which variant we write. */
export const languageName = (locale: string): string =>
  languageNamed(LOCALES[knownLocale(locale)].bcp47.replace(/-(?:AE|BR|CN|HK)$/, ''))

/** A message in one line. */
export function messageLine(t: Translate, message: ChatMessage): string {
  const { kind, text, inquiry, order } = message
  if (kind === 'text') return text
  if (kind === 'image') return t('portalChat.photo')
  if (kind === 'device') return t('portalChat.machine')
  if (kind === 'product') return t('portalChat.product')
  if (order) return t('portalChat.orderNo', { number: isolated(order.orderNumber) })
  return t('portalChat.inquiryNo', { number: String(inquiry?.inquiryNo ?? '') })
}

/** What a conversation is about, in parts of one line: "Caterpillar 320 2019", "Inquiry 5521", "Arabic". */
export const aboutParts = (t: Translate, chat: DeskChat): string[] => {
  const { device, inquiry, product, order, locale } = chat
  return [
    device?.title,
    product?.name,
    order && t('portalChat.orderNo', { number: isolated(order.orderNumber) }),
    inquiry && t('portalChat.inquiryNo', { number: String(inquiry.inquiryNo) }),
    languageName(locale),
  ].flatMap((part) => part || [])
}
