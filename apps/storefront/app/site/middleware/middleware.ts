import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { PagePlan } from '#site/page-plan.server.ts'
import type { CacheLookup } from '#site/site-types.ts'

/** A page request, before the cache lookup and before rendering. */
export interface MiddlewareContext {
  asked: CacheLookup
  plan: PagePlan<Middleware>
  locale: LocaleCode
}

/** May observe the request and set response headers; it is synchronous and cannot delay a page. */
export type Middleware = (
  passing: MiddlewareContext,
) => Readonly<Record<string, string>> | undefined
