import type { ApiCall } from '@ironsouq/contract/client'
import { languageEndpoints } from '@ironsouq/contract/platform/language/language.endpoints'
import {
  DEFAULT_LOCALE,
  isLocaleCode,
  LOCALE_CODES,
  LOCALES,
  knownLocale,
} from '@ironsouq/i18n/locales'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Languages } from '#kit/page/site-data.ts'

/** Used until the first response of the API. */
export const EVERY_LANGUAGE: Languages = {
  first: DEFAULT_LOCALE,
  offered: LOCALE_CODES.map((code) => ({ code, name: LOCALES[code].name })),
}

/** The server's list [AP-2]. */
export async function askLanguages(call: ApiCall): Promise<Languages> {
  const { language, langItemList } = await call(languageEndpoints.default)
  return {
    first: knownLocale(language),
    offered: langItemList.flatMap(({ language: code, name, hide }) =>
      isLocaleCode(code) && !hide ? [{ code, name }] : [],
    ),
  }
}

/** A language that is offered, if the value of the `lang` cookie names one [AP-3]. */
export const offeredLanguage = (
  saved: string | undefined,
  { offered }: Languages,
): LocaleCode | undefined =>
  saved === undefined ? undefined : offered.find(({ code }) => code === saved)?.code
