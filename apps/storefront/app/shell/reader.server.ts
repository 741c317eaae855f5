import type { Currency } from '@ironsouq/contract/currency/currency.endpoints'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { choiceCookie, cookieIn, CURRENCY_COOKIE, LANG_COOKIE } from './cookies.ts'
import { type Languages, offeredLanguage } from './languages.server.ts'
import type { StartDataSource } from './start-data.server.ts'
import type { Asked, Settings } from './surroundings.ts'

/** For whom a page is made, which is all that a public page may know of its reader. */
export interface Reader {
  locale: LocaleCode
  /** The language in front of the address. */
  prefix: LocaleCode | undefined
  /** The code of a currency that is offered. */
  currency: string
  /** Set because the reader's own named no language that is offered [AP-3]. */
  cookie: string | undefined
}

/** The chosen currency if it is offered, else the default [AP-15]. */
function currencyOf(saved: string | undefined, offered: readonly Currency[]): string {
  const chosen = saved && offered.find(({ currencyCode }) => currencyCode === saved)
  const fallback = offered.find(({ defaultCurrency }) => defaultCurrency === 1) ?? offered[0]
  return (chosen || fallback)?.currencyCode ?? 'USD'
}

/**
 * The prefix of the address wins [AP-5]; without one, the cookie if it names an offered language;
 * else the installation's own language is used and set in the cookie [AP-3].
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

export function readerFinder(start: StartDataSource, settings: Settings) {
  const read = (
    headers: Asked['headers'],
    prefix: Prefix,
    { locale, unsaved }: ReturnType<typeof languageOf>,
    currencies: readonly Currency[],
  ): Reader => ({
    locale,
    prefix,
    currency: currencyOf(cookieIn(headers.cookie, CURRENCY_COOKIE), currencies),
    cookie: unsaved ? choiceCookie(LANG_COOKIE, locale, settings) : undefined,
  })

  /** From what is known; undefined if that is not enough. */
  function readFrom(
    headers: Asked['headers'],
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

  async function ask(asked: Asked, prefix: Prefix): Promise<Reader> {
    const saved = cookieIn(asked.headers.cookie, LANG_COOKIE)
    const language = languageOf(saved, prefix, await start.languages(asked))
    return read(asked.headers, prefix, language, await start.currencies(asked, language.locale))
  }

  return {
    /** Without asking anyone, now or later. */
    fresh: (headers: Asked['headers'], prefix: Prefix) => readFrom(headers, prefix, start.fresh),
    /** At once if what is offered is known; otherwise as soon as the API has said it. */
    of: (asked: Asked, prefix: Prefix): Reader | Promise<Reader> =>
      readFrom(asked.headers, prefix, {
        languages: () => start.known.languages(asked),
        currencies: (locale) => start.known.currencies(asked, locale),
      }) ?? ask(asked, prefix),
  }
}
