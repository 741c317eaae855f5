import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { PagePlan } from '../page-plan.server.ts'
import type { Glance } from '../surroundings.ts'

/** One page on its way to a reader: before it is looked for, and before it is made. */
export interface Passing {
  asked: Glance
  plan: PagePlan<Middleware>
  locale: LocaleCode
}

/** May see who passes and say a header of the answer; it never holds a page up. */
export type Middleware = (passing: Passing) => Readonly<Record<string, string>> | undefined

/** What every page runs that says nothing else [AP-16]. */
export const EVERY_PAGE = ['seo', 'flow'] as const
export type MiddlewareName = (typeof EVERY_PAGE)[number]

const isName = (name: string): name is MiddlewareName => EVERY_PAGE.some((known) => known === name)

/** The names a route asks for, which must be names of ours [AP-26]. */
export function middlewareNames(asked: readonly string[] = EVERY_PAGE): MiddlewareName[] {
  return asked.map((name) => {
    if (!isName(name)) throw new Error(`Unknown route middleware: '${name}'`)
    return name
  })
}
