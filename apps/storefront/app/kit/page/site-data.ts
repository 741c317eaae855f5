import type { AnnouncementBar } from '@ironsouq/contract/content/announcement/announcement.schema'
import type { LandedCostTables } from '@ironsouq/contract/deals/landed-cost/landed-cost.schema'
import type { Certification } from '@ironsouq/contract/machines/certification/certification.endpoints'
import type { ServicePromise } from '@ironsouq/contract/mall/service-promise/service-promise.endpoints'
import type { Currency } from '@ironsouq/contract/money/currency/currency.endpoints'
import type { FeatureSwitches } from '@ironsouq/contract/platform/feature-switch/feature-switch.endpoints'
import type { WebConfig } from '@ironsouq/contract/platform/setting/setting.endpoints'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Namespace } from '@ironsouq/i18n/messages'
import { useRouteLoaderData } from 'react-router'
import type { PackedMessages } from '#kit/text/packed-messages.ts'

/** An available language [AP-2] with the server's name for it. */
export interface OfferedLanguage {
  code: LocaleCode
  name: string
}

export interface Languages {
  /** The default of the installation. */
  first: LocaleCode
  /** Without hidden ones [AP-2]. */
  offered: readonly OfferedLanguage[]
}

/** The data that every page starts with, in its language [AP-7]. */
export interface StartData {
  languages: Languages
  currencies: readonly Currency[]
  landedCostTables: LandedCostTables
  webConfig: WebConfig
  switches: FeatureSwitches
  promise: ServicePromise
  /** The public holidays of the next weeks. */
  closedDays: readonly string[]
  certifications: readonly Certification[]
  dictionary: Readonly<Record<string, string>>
  announcements: readonly AnnouncementBar[]
  /** The version of the terms in force, as forms send it. */
  termsVersion: string
}

/** The data of every page: language, offered languages, currencies, texts and base URLs. */
export interface SiteData {
  locale: LocaleCode
  /** The language prefix of the URL; without one the cookie decides [AP-5]. */
  prefix: LocaleCode | undefined
  languages: readonly OfferedLanguage[]
  /** The enabled ones [AP-15]; never empty. */
  currencies: readonly Currency[]
  /** The code of the chosen one, or of the default. */
  currency: string
  /** Destinations and the tables for the landed cost. */
  landedCostTables: LandedCostTables
  /** Empty values are replaced by the built-in ones [AP-10]. */
  webConfig: WebConfig
  /** Which features staff have on; what is off is not shown. */
  switches: FeatureSwitches
  /** What the mall promises [MS-3]. */
  promise: ServicePromise
  /** The public holidays of the next weeks: nothing is delivered on them. */
  closedDays: readonly string[]
  certifications: readonly Certification[]
  /** Labels of the article dictionary by their codes [AP-12]. */
  dictionary: Readonly<Record<string, string>>
  /** The important ones to everyone [NW-6]. */
  announcements: readonly AnnouncementBar[]
  /** The version of the terms in force, as forms send it. */
  termsVersion: string
  messages: PackedMessages
  objectsUrl: string
  publicUrl: string
  year: number
  /** The build that made this page [AP-19]. */
  build: string
}

export const LAYOUTS = ['default', 'main', '404', 'user-center', 'chat'] as const
/**
 * default: the page alone under a short header; main: top, header, content, footer [AP-25]; chat: as high
 * as the window, without a footer.
 */
export type Layout = (typeof LAYOUTS)[number]

/** A question with its link. */
export const SHORT_ASIDES = {
  haveAccount: { ask: 'shell.haveAccount', action: 'shell.logIn', page: '/login' },
  rememberedIt: { ask: 'shell.rememberedIt', action: 'shell.logIn', page: '/login' },
  myAccount: { ask: undefined, action: 'shell.myAccount', page: '/user-center' },
} as const

/** The options of a route. */
export interface RouteHandle {
  /** The namespaces its page needs beside `common` and `shell`; the page is sent no others. */
  messages?: readonly Namespace[]
  /** The names of its middlewares; `seo` and `flow` by default [AP-16]. */
  middleware?: readonly string[]
  /** `main` by default. */
  layout?: Layout
  /** The page is the same for all users of a language and currency: it may be cached. */
  public?: boolean
  /** The query parameters that select another page; all others are ignored. */
  query?: readonly string[]
  /** The link at the end of a short header. */
  aside?: keyof typeof SHORT_ASIDES
  /** Search engines must not index it. */
  noindex?: boolean
  /** The back office may show it in a frame: a preview. */
  framed?: boolean
  /** Its data is part of the build, written to `{path}/_payload.json` [AP-20]. */
  prerendered?: boolean
}

/** Absent only when the root itself failed. */
export const useOptionalSiteData = (): SiteData | undefined => useRouteLoaderData<SiteData>('root')

export function useSiteData(): SiteData {
  const shell = useOptionalSiteData()
  if (!shell) throw new Error('a component of the page was drawn outside of it')
  return shell
}
