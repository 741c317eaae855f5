import type { I18n } from '@lingui/core'
import { messagesOf } from './load.ts'
import type { LocaleCode } from './locales.ts'
import type { Translate } from './messages.ts'
import { generationOf } from './overrides.ts'
import { NAMESPACES } from './packs.ts'
import { runtimeOf } from './runtime.ts'

const runtimes = new Map<LocaleCode, { i18n: I18n; generation: number }>()

function currentRuntime(locale: LocaleCode): I18n {
  const generation = generationOf(locale)
  const known = runtimes.get(locale)
  if (known?.generation === generation) return known.i18n
  const i18n = runtimeOf(locale, messagesOf(locale, NAMESPACES))
  runtimes.set(locale, { i18n, generation })
  return i18n
}

const translators = new Map<LocaleCode, Translate>()

/** The server's texts (the envelope's `msg`, mails) in one language, as they are when it is called. */
export function translator(locale: LocaleCode): Translate {
  const known = translators.get(locale)
  if (known) return known
  const translate: Translate = (key, values) => currentRuntime(locale)._(key, values)
  translators.set(locale, translate)
  return translate
}
