import { TERMS_VERSION } from '@ironsouq/contract/identity/identity/identity.limits'
import { NO_PROMISE } from '@ironsouq/contract/mall/service-promise/service-promise.endpoints'
import { FIRST_SWITCHES } from '@ironsouq/contract/platform/feature-switch/feature-switch.endpoints'
import { LOCALE_CODES, DEFAULT_LOCALE, type LocaleCode } from '@ironsouq/i18n/locales'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import { joinPath } from '#kit/navigation/locale-path.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import type { Settings } from '#kit/request/request-context.ts'
import { beginVisit, visitContext } from '#kit/request/visit.server.ts'
import { EVERY_LANGUAGE } from './languages.server.ts'
import { NO_DESTINATION } from './start-data.server.ts'
import { filledWebConfig } from './web-config.server.ts'

export interface Payload {
  path: string
  data: unknown
}

/** A prerendered page has no API to call. */
const NOWHERE: Settings = {
  apiUrl: 'http://nobody.invalid',
  objectsUrl: 'http://nobody.invalid',
  uploadsUrl: 'http://nobody.invalid',
  publicUrl: 'http://nobody.invalid',
  backofficeUrl: 'http://none.invalid',
}

function contextIn(prefix: LocaleCode | undefined): RouterContextProvider {
  const locale = prefix ?? DEFAULT_LOCALE
  const fail = (_facts: object, message: string) => {
    throw new Error(`a prerendered page needs the API: ${message}`)
  }
  const context = new RouterContextProvider()
  const visit = beginVisit({
    settings: NOWHERE,
    requestId: 'build',
    forwardedFor: '',
    log: { info: fail, warn: fail, error: fail },
    locale,
    prefix,
    currency: 'USD',
    isData: false,
    isFramed: false,
    start: {
      languages: EVERY_LANGUAGE,
      currencies: [],
      landedCostTables: NO_DESTINATION,
      webConfig: filledWebConfig({}, { locale, publicUrl: NOWHERE.publicUrl }),
      switches: FIRST_SWITCHES,
      promise: NO_PROMISE,
      closedDays: [],
      certifications: [],
      dictionary: {},
      announcements: [],
      termsVersion: TERMS_VERSION,
    },
    namespaces: [],
    build: 'build',
    fromSource: false,
    token: undefined,
  })
  context.set(visitContext, visit)
  return context
}

/** The data of every prerendered page, with and without a language prefix [AP-20]. */
export async function payloadsOf(build: ServerBuild): Promise<Payload[]> {
  const routes = Object.values(build.routes).filter(
    (route) => (route?.module.handle as RouteHandle | undefined)?.prerendered,
  )
  const payloads: Payload[] = []
  for (const route of routes)
    for (const locale of [undefined, ...LOCALE_CODES]) {
      const path = joinPath(locale, `/${route?.path?.replace(/^:locale\?\//, '')}`)
      const url = new URL(path, NOWHERE.publicUrl)
      const params = locale ? { locale } : {}
      const args = {
        request: new Request(url),
        url,
        params,
        context: contextIn(locale),
        pattern: '',
      }
      payloads.push({ path, data: (await route?.module.loader?.(args)) ?? null })
    }
  return payloads
}
