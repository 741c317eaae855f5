import type { ChatMessage, DeskChat } from '@ironsouq/contract/deals/chat/chat.schema'
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
export function messageLine(t: Translate, { kind, text, inquiry }: ChatMessage): string {
  if (kind === 'text') return text
  if (kind === 'image') return t('portalChat.photo')
  if (kind === 'device') return t('portalChat.machine')
  return t('portalChat.inquiryNo', { number: String(inquiry?.inquiryNo ?? '') })
}

/** What a conversation is about, in one line: "Caterpillar 320 2019 · Inquiry 5521 · Arabic". */
export const aboutLine = (t: Translate, { device, inquiry, locale }: DeskChat): string =>
  [
    device?.title,
    inquiry && t('portalChat.inquiryNo', { number: String(inquiry.inquiryNo) }),
    languageName(locale),
  ]
    .filter(Boolean)
    .join(' · ')
