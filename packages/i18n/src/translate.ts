import { messagesOf } from './load.ts'
import type { LocaleCode } from './locales.ts'
import type { Translate } from './messages.ts'
import { NAMESPACES } from './packs.ts'
import { runtimeOf } from './runtime.ts'

const translators = new Map<LocaleCode, Translate>()

/** The server's texts (the envelope's `msg`, mails) in one language. */
export function translator(locale: LocaleCode): Translate {
  const known = translators.get(locale)
  if (known) return known
  const i18n = runtimeOf(locale, messagesOf(locale, NAMESPACES))
  const translate: Translate = (key, values) => i18n._(key, values)
  translators.set(locale, translate)
  return translate
}
