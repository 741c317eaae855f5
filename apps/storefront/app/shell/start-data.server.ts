import {
  type Certification,
  certificationEndpoints,
} from '@ironsouq/contract/certification/certification.endpoints'
import { type Currency, currencyEndpoints } from '@ironsouq/contract/currency/currency.endpoints'
import { dictionaryEndpoints } from '@ironsouq/contract/dictionary/dictionary.endpoints'
import { landedEndpoints } from '@ironsouq/contract/landed/landed.endpoints'
import type { LandedTables } from '@ironsouq/contract/landed/landed.schema'
import { settingEndpoints, type WebConfig } from '@ironsouq/contract/setting/setting.endpoints'
import { LOCALE_CODES, LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import { clientFor } from './api.server.ts'
import { knownValue } from './known-value.ts'
import { askLanguages, EVERY_LANGUAGE, type Languages } from './languages.server.ts'
import type { Surroundings } from './surroundings.ts'
import { filledWebConfig } from './web-config.server.ts'

/** What every page has from the start, in its language [AP-7]. */
export interface StartData {
  languages: Languages
  currencies: readonly Currency[]
  landed: LandedTables
  webConfig: WebConfig
  certifications: readonly Certification[]
  dictionary: Readonly<Record<string, string>>
}

/** Nobody has said yet where machines can be sent. */
export const NO_DESTINATION: LandedTables = {
  destinations: [],
  fee: [],
  vatPoints: 0,
  dutyPoints: 0,
  insurance: { points: 0, least: 0 },
  haulage: {},
}

type Asker = Pick<Surroundings, 'requestId' | 'forwardedFor' | 'log'>

/** What prices are in when the API has said nothing yet [AP-15]. */
const dollar = (locale: LocaleCode): Currency => ({
  currencyName: new Intl.DisplayNames(LOCALES[locale].intl, { type: 'currency' }).of('USD') ?? '',
  currencyCode: 'USD',
  symbol: '$',
  exchangeRate: '1',
  status: 1,
  defaultCurrency: 1,
})

/** Only enabled ones are offered, and one always is [AP-15]. */
function enabled(currencies: readonly Currency[], locale: LocaleCode): readonly Currency[] {
  const offered = currencies.filter(({ status }) => status === 1)
  return offered.length > 0 ? offered : [dollar(locale)]
}

/** Asked from the API, and kept in the process, once for each language. */
export function createStartData(settings: Surroundings['settings'], now: () => number) {
  const callFor = (asker: Asker, locale?: LocaleCode) => clientFor({ ...asker, settings }, locale)
  const languages = knownValue(EVERY_LANGUAGE, now)
  const inLanguage = (locale: LocaleCode) => {
    const filled = (said: Partial<WebConfig>) =>
      filledWebConfig(said, { locale, publicUrl: settings.publicUrl })
    return {
      currencies: knownValue<readonly Currency[]>([dollar(locale)], now),
      landed: knownValue(NO_DESTINATION, now),
      webConfig: knownValue(filled({}), now),
      certifications: knownValue<readonly Certification[]>([], now),
      dictionary: knownValue<Readonly<Record<string, string>>>({}, now),
      filled,
    }
  }
  const values = Object.fromEntries(
    LOCALE_CODES.map((locale) => [locale, inLanguage(locale)]),
  ) as Record<LocaleCode, ReturnType<typeof inLanguage>>

  const askerOfLanguages = (asker: Asker) => () => askLanguages(callFor(asker))
  const askerOfCurrencies = (asker: Asker, locale: LocaleCode) => async () =>
    enabled(await callFor(asker, locale)(currencyEndpoints.list), locale)

  return {
    languages: (asker: Asker) => languages.get(askerOfLanguages(asker)),
    currencies: (asker: Asker, locale: LocaleCode) =>
      values[locale].currencies.get(askerOfCurrencies(asker, locale)),
    /** For a page that is at hand: what need not be asked for. */
    fresh: {
      languages: languages.fresh,
      currencies: (locale: LocaleCode) => values[locale].currencies.fresh(),
    },
    /** For a page that is kept: what is known without waiting, if anything is. */
    known: {
      languages: (asker: Asker) => languages.known(askerOfLanguages(asker)),
      currencies: (asker: Asker, locale: LocaleCode) =>
        values[locale].currencies.known(askerOfCurrencies(asker, locale)),
    },
    async of(asker: Asker, locale: LocaleCode): Promise<StartData> {
      const call = callFor(asker, locale)
      const { currencies, landed, webConfig, certifications, dictionary, filled } = values[locale]
      const query = { dictType: 'article' } as const
      const [offered, money, ways, config, papers, words] = await Promise.all([
        languages.get(askerOfLanguages(asker)),
        currencies.get(askerOfCurrencies(asker, locale)),
        landed.get(() => call(landedEndpoints.tables)),
        webConfig.get(async () => filled(await call(settingEndpoints.webConfig))),
        certifications.get(() => call(certificationEndpoints.list)),
        dictionary.get(async () => {
          const { data } = await call(dictionaryEndpoints.list, { query })
          return Object.fromEntries(data.map(({ dictCode, dictLabel }) => [dictCode, dictLabel]))
        }),
      ])
      return {
        languages: offered,
        currencies: money,
        landed: ways,
        webConfig: config,
        certifications: papers,
        dictionary: words,
      }
    },
    /** Some of it has changed; which, nobody says. */
    drop() {
      languages.drop()
      for (const locale of LOCALE_CODES) {
        const { filled: _, ...known } = values[locale]
        for (const value of Object.values(known)) value.drop()
      }
    },
  }
}

export type StartDataSource = ReturnType<typeof createStartData>
