import { setupI18n, type I18n } from '@lingui/core'
import { LOCALES, type LocaleCode } from './locales.ts'
import type { Compiled } from './messages.ts'

/**
 * A Lingui instance of one language, for a page or a server; there is no global one. It copies
 * the messages, because Lingui writes into what it is given when more are loaded.
 */
export function runtimeOf(locale: LocaleCode, messages: Compiled): I18n {
  const tag = LOCALES[locale].intl
  return setupI18n({ locale: tag, messages: { [tag]: { ...messages } } })
}
