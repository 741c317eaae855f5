import type { ApiCall } from '@ironsouq/contract/client'
import { SETTINGS } from '@ironsouq/contract/pages'
import { messagesOf } from '@ironsouq/i18n/load'
import type { Namespace } from '@ironsouq/i18n/messages'
import { createContext, data, type RouterContextProvider } from 'react-router'
import { clientFor, forPage, type PageCall } from './api.server.ts'
import type { Reader } from './reader.server.ts'
import type { ShellData } from './shell-data.ts'
import type { StartData } from './start-data.server.ts'
import type { Surroundings } from './surroundings.ts'

export interface Visit extends Surroundings, Pick<Reader, 'locale' | 'prefix' | 'currency'> {
  start: StartData
  namespaces: readonly Namespace[]
  /** The build that answers. */
  build: string
  /** Made by Vite as its sources change, which needs a page that trusts more. */
  fromSource: boolean
  /** The API in the reader's language; a refusal becomes the page's status. */
  call: PageCall
  /** The same with its refusals left as they are, for forms. */
  api: ApiCall
  /** What the page shows: when one of these changes, a kept page is made anew. */
  tags: ReadonlySet<string>
  tag: (...names: string[]) => void
}

export const visitContext = createContext<Visit>()

export interface VisitOf extends Omit<Visit, 'call' | 'api' | 'tags' | 'tag'> {
  /** The member's own; a public page is given none. */
  token: string | undefined
}

export function beginVisit({ token, ...facts }: VisitOf): Visit {
  const tags = new Set<string>([SETTINGS])
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

/** The visit a page's loader works for. An unknown language in front is no page of ours. */
export function visitOf(
  context: Readonly<RouterContextProvider>,
  params: { locale?: string | undefined },
): Visit {
  const visit = context.get(visitContext)
  if (params.locale !== visit.prefix) throw data(null, { status: 404 })
  return visit
}

/** What the page is sent beside its own data [AP-7]. */
export function shellDataOf(visit: Visit): ShellData {
  const { locale, prefix, currency, namespaces, settings, build } = visit
  const { languages, currencies, landed, webConfig, certifications, dictionary } = visit.start
  return {
    locale,
    prefix,
    languages: languages.offered,
    currencies,
    currency,
    landed,
    webConfig,
    certifications,
    dictionary,
    messages: messagesOf(locale, ['common', 'shell', 'landed', ...namespaces]),
    objectsUrl: settings.objectsUrl,
    publicUrl: settings.publicUrl,
    year: new Date().getUTCFullYear(),
    build,
  }
}
