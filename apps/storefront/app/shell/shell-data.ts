import type { Certification } from '@ironsouq/contract/certification/certification.endpoints'
import type { Currency } from '@ironsouq/contract/currency/currency.endpoints'
import type { LandedTables } from '@ironsouq/contract/landed/landed.schema'
import type { WebConfig } from '@ironsouq/contract/setting/setting.endpoints'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Compiled, Namespace } from '@ironsouq/i18n/messages'
import { useRouteLoaderData } from 'react-router'

/** A language that may be offered [AP-2], under the name the server gives it. */
export interface OfferedLanguage {
  code: LocaleCode
  name: string
}

/** What every page knows: its language, the languages beside it, and where things are. */
export interface ShellData {
  locale: LocaleCode
  /** The language of the address; without one the cookie decided [AP-5]. */
  prefix: LocaleCode | undefined
  languages: readonly OfferedLanguage[]
  /** The enabled ones [AP-15]; never empty. */
  currencies: readonly Currency[]
  /** The code of the one the reader chose, or of the default. */
  currency: string
  /** Where machines can be sent and what is asked on the way. */
  landed: LandedTables
  /** Every empty value already filled with the built-in one [AP-10]. */
  webConfig: WebConfig
  certifications: readonly Certification[]
  /** Labels of the article dictionary by their codes [AP-12]. */
  dictionary: Readonly<Record<string, string>>
  messages: Compiled
  objectsUrl: string
  publicUrl: string
  year: number
  /** The build that made this page [AP-19]. */
  build: string
}

export const LAYOUTS = ['default', 'main', '404', 'user-center'] as const
/** default: the page alone under a short header; main: top, header, content, footer [AP-25]. */
export type Layout = (typeof LAYOUTS)[number]

/** A question and where it leads. */
export const SHORT_ASIDES = {
  haveAccount: { ask: 'shell.haveAccount', action: 'shell.logIn', page: '/login' },
  rememberedIt: { ask: 'shell.rememberedIt', action: 'shell.logIn', page: '/login' },
  myAccount: { ask: undefined, action: 'shell.myAccount', page: '/user-center' },
} as const

/** What a route may say of itself. */
export interface RouteHandle {
  /** The namespaces its page needs beside `common` and `shell`; the page is sent no others. */
  messages?: readonly Namespace[]
  /** The names of the middlewares its page runs; `seo` and `flow` unless it says otherwise [AP-16]. */
  middleware?: readonly string[]
  /** `main` unless it says otherwise. */
  layout?: Layout
  /** The page is the same for everyone who reads its language and currency: it may be cached. */
  public?: boolean
  /** The names of its query that make another page; with any other in it the page is the same. */
  query?: readonly string[]
  /** What stands at the end of a short header: the other thing its reader may have come for. */
  aside?: keyof typeof SHORT_ASIDES
  /** No search engine is to list it. */
  noindex?: boolean
  /** Its own data is fixed with the build: it is written to `{path}/_payload.json` then [AP-20]. */
  prerendered?: boolean
}

/** Absent only when the root itself failed. */
export const useShellData = (): ShellData | undefined => useRouteLoaderData<ShellData>('root')

export function useShell(): ShellData {
  const shell = useShellData()
  if (!shell) throw new Error('a component of the page was drawn outside of it')
  return shell
}
