import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Key } from '@ironsouq/i18n/messages'
import { translator } from '@ironsouq/i18n/translate'

const NAME = /\{(?<key>\w+\.\w+)\}/g

/** The body with the buttons and headings under the names that the product gives them. */
export const named = (locale: LocaleCode, body: string): string =>
  body.replaceAll(NAME, (_, key: string) => translator(locale)(key as Key))
