import { sitemapEndpoints } from '@ironsouq/contract/content/sitemap/sitemap.endpoints'
import { sitemapTag } from '@ironsouq/contract/content/sitemap/sitemap.pages'
import { CATEGORIES, HELP, MALL, NEWS } from '@ironsouq/contract/page-cache'
import { data } from 'react-router'
import {
  entryPaths,
  fileNamed,
  inEveryLanguage,
  PAGES,
} from '#features/content/sitemap/sitemap-files.ts'
import { urlSet } from '#features/content/sitemap/sitemap-xml.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/sitemap-segment.ts'

export const handle: RouteHandle = { middleware: [], public: true }

const TAG_OF: Partial<Record<string, string>> = {
  news: NEWS,
  help: HELP,
  stores: MALL,
  products: MALL,
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call, settings, start, tag } = visitOf(context, {})
  const file = fileNamed(params.file)
  if (!file) throw data(null, { status: 404 })
  const { kind, number } = file
  tag(kind === 'machines' ? sitemapTag(number) : (TAG_OF[kind] ?? CATEGORIES))
  const pages =
    kind === 'pages'
      ? PAGES.map((path) => ({ path }))
      : entryPaths(
          kind,
          (await call(sitemapEndpoints.segment, { query: { kind, number } })).entries,
        )
  const places = inEveryLanguage(pages, start.languages.offered, settings.publicUrl)
  return new Response(urlSet(places), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
