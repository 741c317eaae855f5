import type { ApiCall } from '@ironsouq/contract/client'
import { SETTINGS, textsTag } from '@ironsouq/contract/page-cache'
import { messagesOf } from '@ironsouq/i18n/load'
import type { Namespace } from '@ironsouq/i18n/messages'
import { createContext, data, type RouterContextProvider } from 'react-router'
import { clientFor, forPage, type PageCall } from '#kit/api/api.server.ts'
import type { SiteData, StartData } from '#kit/page/site-data.ts'
import { packedMessages } from '#kit/text/packed-messages.ts'
import type { PageReader, RequestContext } from './request-context.ts'

export interface Visit extends RequestContext, PageReader {
  start: StartData
  namespaces: readonly Namespace[]
  /** A client navigation: data without HTML. */
  isData: boolean
  /** The back office may show the page in a frame. */
  isFramed: boolean
  /** The running build. */
  build: string
  /** Served by the Vite dev server, which needs a weaker CSP. */
  fromSource: boolean
  /** The API client in the current language; a refusal becomes the page's status. */
  call: PageCall
  /** The same, with refusals thrown unchanged, for forms. */
  api: ApiCall
  /** The cache tags of what the page shows: a change of one purges the cached page. */
  tags: ReadonlySet<string>
  tag: (...names: string[]) => void
}

export const visitContext = createContext<Visit>()

export interface VisitOf extends Omit<Visit, 'call' | 'api' | 'tags' | 'tag'> {
  /** The member's token; a public page has none. */
  token: string | undefined
}

export function beginVisit({ token, ...facts }: VisitOf): Visit {
  const tags = new Set<string>([SETTINGS, textsTag(facts.locale)])
  const api = clientFor(facts, facts.locale, token)
  return {
    ...facts,
    api,
    call: forPage(api, facts.requestId),
    tags,
    tag: (...names) => {
      for (const name of names) tags.add(name)
    },
  }
}

/** The visit of a page's loader. An unknown language prefix is a missing page. */
export function visitOf(
  context: Readonly<RouterContextProvider>,
  params: { locale?: string | undefined },
): Visit {
  const visit = context.get(visitContext)
  if (params.locale !== visit.prefix) throw data(null, { status: 404 })
  return visit
}

/** The site data of a page [AP-7]. */
export function siteDataOf(visit: Visit): SiteData {
  const { locale, prefix, currency, namespaces, settings, build } = visit
  const { languages, currencies, landedCostTables, webConfig, certifications } = visit.start
  const { dictionary, announcements, termsVersion, switches, promise, closedDays } = visit.start
  return {
    locale,
    prefix,
    languages: languages.offered,
    currencies,
    currency,
    landedCostTables,
    webConfig,
    switches,
    promise,
    closedDays,
    certifications,
    dictionary,
    announcements,
    termsVersion,
    messages: packedMessages(messagesOf(locale, ['common', 'shell', 'landedCost', ...namespaces])),
    objectsUrl: settings.objectsUrl,
    publicUrl: settings.publicUrl,
    year: new Date().getUTCFullYear(),
    build,
  }
}
