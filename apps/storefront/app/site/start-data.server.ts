import { announcementEndpoints } from '@ironsouq/contract/content/announcement/announcement.endpoints'
import type { AnnouncementBar } from '@ironsouq/contract/content/announcement/announcement.schema'
import { dictionaryEndpoints } from '@ironsouq/contract/content/dictionary/dictionary.endpoints'
import { pageEndpoints } from '@ironsouq/contract/content/page/page.endpoints'
import { landedCostEndpoints } from '@ironsouq/contract/deals/landed-cost/landed-cost.endpoints'
import type { LandedCostTables } from '@ironsouq/contract/deals/landed-cost/landed-cost.schema'
import { TERMS_VERSION } from '@ironsouq/contract/identity/identity/identity.limits'
import {
  type Certification,
  certificationEndpoints,
} from '@ironsouq/contract/machines/certification/certification.endpoints'
import { freightEndpoints } from '@ironsouq/contract/mall/freight/freight.endpoints'
import {
  NO_PROMISE,
  type ServicePromise,
  servicePromiseEndpoints,
} from '@ironsouq/contract/mall/service-promise/service-promise.endpoints'
import {
  type Currency,
  currencyEndpoints,
} from '@ironsouq/contract/money/currency/currency.endpoints'
import {
  FIRST_SWITCHES,
  featureSwitchEndpoints,
  type FeatureSwitches,
} from '@ironsouq/contract/platform/feature-switch/feature-switch.endpoints'
import {
  settingEndpoints,
  type WebConfig,
} from '@ironsouq/contract/platform/setting/setting.endpoints'
import { LOCALE_CODES, LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import { type Overrides, replaceOverrides } from '@ironsouq/i18n/overrides'
import { clientFor } from '#kit/api/api.server.ts'
import type { StartData } from '#kit/page/site-data.ts'
import type { RequestContext } from '#kit/request/request-context.ts'
import { cachedValue } from './cached-value.ts'
import { askLanguages, EVERY_LANGUAGE } from './languages.server.ts'
import { filledWebConfig } from './web-config.server.ts'

/** The tables until the first response of the API. */
export const NO_DESTINATION: LandedCostTables = {
  destinations: [],
  fee: [],
  vatPoints: 0,
  dutyPoints: 0,
  insurance: { points: 0, least: 0 },
  haulage: {},
}

type Asker = Pick<RequestContext, 'requestId' | 'forwardedFor' | 'log'>

/** The currency until the first response of the API [AP-15]. */
const dollar = (locale: LocaleCode): Currency => ({
  currencyName: new Intl.DisplayNames(LOCALES[locale].intl, { type: 'currency' }).of('USD') ?? '',
  currencyCode: 'USD',
  symbol: '$',
  exchangeRate: '1',
  status: 1,
  defaultCurrency: 1,
})

/** Only enabled ones; at least one [AP-15]. */
function enabled(currencies: readonly Currency[], locale: LocaleCode): readonly Currency[] {
  const offered = currencies.filter(({ status }) => status === 1)
  return offered.length > 0 ? offered : [dollar(locale)]
}

interface Parts {
  settings: RequestContext['settings']
  now: () => number
  /** Asks for the texts that staff replaced. */
  askOverrides: () => Promise<Overrides>
}

/** Loaded from the API and cached in the process, once for each language. */
export function createStartData({ settings, now, askOverrides }: Parts) {
  const overrides = cachedValue<Overrides>({}, now)
  const callFor = (asker: Asker, locale?: LocaleCode) => clientFor({ ...asker, settings }, locale)
  const languages = cachedValue(EVERY_LANGUAGE, now)
  const switches = cachedValue<FeatureSwitches>(FIRST_SWITCHES, now)
  const promise = cachedValue<ServicePromise>(NO_PROMISE, now)
  const closedDays = cachedValue<readonly string[]>([], now)
  const inLanguage = (locale: LocaleCode) => {
    const filled = (given: Partial<WebConfig>) =>
      filledWebConfig(given, { locale, publicUrl: settings.publicUrl })
    return {
      currencies: cachedValue<readonly Currency[]>([dollar(locale)], now),
      landedCostTables: cachedValue(NO_DESTINATION, now),
      webConfig: cachedValue(filled({}), now),
      certifications: cachedValue<readonly Certification[]>([], now),
      dictionary: cachedValue<Readonly<Record<string, string>>>({}, now),
      announcements: cachedValue<readonly AnnouncementBar[]>([], now),
      termsVersion: cachedValue<string>(TERMS_VERSION, now),
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
    /** For a cached page: values that need no refresh. */
    fresh: {
      languages: languages.fresh,
      currencies: (locale: LocaleCode) => values[locale].currencies.fresh(),
    },
    /** Values that are available without waiting, however old. */
    known: {
      languages: (asker: Asker) => languages.known(askerOfLanguages(asker)),
      currencies: (asker: Asker, locale: LocaleCode) =>
        values[locale].currencies.known(askerOfCurrencies(asker, locale)),
    },
    async of(asker: Asker, locale: LocaleCode): Promise<StartData> {
      // First, because the built-in values below are texts.
      replaceOverrides(await overrides.get(askOverrides))
      const call = callFor(asker, locale)
      const { currencies, landedCostTables, webConfig, certifications, filled } = values[locale]
      const { dictionary, announcements, termsVersion } = values[locale]
      const query = { dictType: 'article' } as const
      const [offered, on, promised, holidays, money, ways, config, papers, words, bars, terms] =
        await Promise.all([
          languages.get(askerOfLanguages(asker)),
          switches.get(() => call(featureSwitchEndpoints.list)),
          promise.get(() => call(servicePromiseEndpoints.current)),
          closedDays.get(() => call(freightEndpoints.closedDays)),
          currencies.get(askerOfCurrencies(asker, locale)),
          landedCostTables.get(() => call(landedCostEndpoints.tables)),
          webConfig.get(async () => filled(await call(settingEndpoints.webConfig))),
          certifications.get(() => call(certificationEndpoints.list)),
          dictionary.get(async () => {
            const { data } = await call(dictionaryEndpoints.list, { query })
            return Object.fromEntries(data.map(({ dictCode, dictLabel }) => [dictCode, dictLabel]))
          }),
          announcements.get(() => call(announcementEndpoints.bars)),
          termsVersion.get(async () => (await call(pageEndpoints.inForce)).terms),
        ])
      return {
        languages: offered,
        currencies: money,
        landedCostTables: ways,
        webConfig: config,
        // The weekly email is about auctions.
        switches: { ...on, subscription: on.subscription && on.auction },
        promise: promised,
        closedDays: holidays,
        certifications: papers,
        dictionary: words,
        announcements: bars,
        termsVersion: terms,
      }
    },
    /** Whether a page in this language shows no built-in value in place of one of the API. */
    isComplete(locale: LocaleCode): boolean {
      const { filled: _, ...known } = values[locale]
      return [overrides, languages, switches, promise, closedDays, ...Object.values(known)].every(
        (value) => value.isLoaded(),
      )
    },
    /** After a purge of the settings or of texts, which does not name the value. */
    drop() {
      overrides.drop()
      languages.drop()
      switches.drop()
      promise.drop()
      closedDays.drop()
      for (const locale of LOCALE_CODES) {
        const { filled: _, ...known } = values[locale]
        for (const value of Object.values(known)) value.drop()
      }
    },
  }
}

export type StartDataSource = ReturnType<typeof createStartData>
