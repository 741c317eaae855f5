import { pageEndpoints } from '@ironsouq/contract/content/page/page.endpoints'
import type { SitePage } from '@ironsouq/contract/content/page/page.limits'
import { SITE_PAGE } from '@ironsouq/contract/page-cache'
import type { Visit } from '#kit/request/visit.server.ts'

/** The version of a page that is in force, or the one that the address names. */
export function pageRead({ call, tag }: Visit, page: SitePage, day?: string) {
  tag(SITE_PAGE)
  return call(pageEndpoints.read, { query: day === undefined ? { page } : { page, day } })
}

/** The terms and the privacy policy. The address may name a version of either: `?terms=2026-07-01`. */
export async function termsRead(visit: Visit, url: URL) {
  const dayOf = (page: 'terms' | 'privacy') => {
    const { data } = pageEndpoints.read.query.safeParse({ page, day: url.searchParams.get(page) })
    return data?.day
  }
  const [terms, privacy] = await Promise.all([
    pageRead(visit, 'terms', dayOf('terms')),
    pageRead(visit, 'privacy', dayOf('privacy')),
  ])
  return { terms, privacy }
}
