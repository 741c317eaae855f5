import type { Currency } from '@ironsouq/contract/money/currency/currency.endpoints'
import { cookieIn } from '@ironsouq/front-server/cookies'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Languages } from '#kit/page/site-data.ts'
import { choiceCookie, CURRENCY_COOKIE, LANG_COOKIE } from '#kit/request/cookies.ts'
import type { PageReader, Settings } from '#kit/request/request-context.ts'
import { offeredLanguage } from './languages.server.ts'
import type { PageRequest } from './site-types.ts'
import type { StartDataSource } from './start-data.server.ts'

export interface Reader extends PageReader {
  /** Set if the request's cookie named no available language [AP-3]. */
  cookie: string | undefined
}

/** The chosen currency if it is available, otherwise the default [AP-15]. */
function currencyOf(saved: string | undefined, offered: readonly Currency[]): string {
  const chosen = saved && offered.find(({ currencyCode }) => currencyCode === saved)
  const fallback = offered.find(({ defaultCurrency }) => defaultCurrency === 1) ?? offered[0]
  return (chosen || fallback)?.currencyCode ?? 'USD'
}

/**
 * The prefix of the URL wins [AP-5]; without one, the cookie if it names an available language;
 * otherwise the default language is used and set in the cookie [AP-3].
 */
function languageOf(
  saved: string | undefined,
  prefix: LocaleCode | undefined,
  languages: Languages,
): { locale: LocaleCode; unsaved: boolean } {
  if (prefix) return { locale: prefix, unsaved: false }
  const chosen = offeredLanguage(saved, languages)
  return { locale: chosen ?? languages.first, unsaved: chosen === undefined }
}

type Prefix = LocaleCode | undefined

export function createReaders(start: StartDataSource, settings: Settings) {
  const read = (
    headers: PageRequest['headers'],
    prefix: Prefix,
    { locale, unsaved }: ReturnType<typeof languageOf>,
    currencies: readonly Currency[],
  ): Reader => ({
    locale,
    prefix,
    currency: currencyOf(cookieIn(headers.cookie, CURRENCY_COOKIE), currencies),
    cookie: unsaved ? choiceCookie(LANG_COOKIE, locale, settings) : undefined,
  })

  /** From cached data; undefined if that is not enough. */
  function readFrom(
    headers: PageRequest['headers'],
    prefix: Prefix,
    known: {
      languages: () => Languages | undefined
      currencies: (locale: LocaleCode) => readonly Currency[] | undefined
    },
  ): Reader | undefined {
    const languages = known.languages()
    if (!languages) return undefined
    const language = languageOf(cookieIn(headers.cookie, LANG_COOKIE), prefix, languages)
    const currencies = known.currencies(language.locale)
    return currencies && read(headers, prefix, language, currencies)
  }

  async function ask(asked: PageRequest, prefix: Prefix): Promise<Reader> {
    const saved = cookieIn(asked.headers.cookie, LANG_COOKIE)
    const language = languageOf(saved, prefix, await start.languages(asked))
    return read(asked.headers, prefix, language, await start.currencies(asked, language.locale))
  }

  return {
    /** Without an API call, now or in the background. */
    fresh: (headers: PageRequest['headers'], prefix: Prefix) =>
      readFrom(headers, prefix, start.fresh),
    /** At once if languages and currencies are known; otherwise when the API has answered. */
    of: (asked: PageRequest, prefix: Prefix): Reader | Promise<Reader> =>
      readFrom(asked.headers, prefix, {
        languages: () => start.known.languages(asked),
        currencies: (locale) => start.known.currencies(asked, locale),
      }) ?? ask(asked, prefix),
  }
}
