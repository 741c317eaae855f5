import { sitemapEndpoints } from '@ironsouq/contract/content/sitemap/sitemap.endpoints'
import { SITEMAP } from '@ironsouq/contract/content/sitemap/sitemap.pages'
import { fileName } from '#features/content/sitemap/sitemap-files.ts'
import { sitemapIndex } from '#features/content/sitemap/sitemap-xml.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/sitemap-index.ts'

export const handle: RouteHandle = { middleware: [], public: true }

export async function loader({ context }: Route.LoaderArgs) {
  const { call, settings, tag } = visitOf(context, {})
  tag(SITEMAP)
  const { segments } = await call(sitemapEndpoints.index)
  const files = [{ kind: 'pages' as const, number: 1, changedAt: null }, ...segments]
  const places = files.map(({ changedAt, ...file }) => ({
    url: `${settings.publicUrl}/sitemap/${fileName(file)}`,
    changedAt,
  }))
  return new Response(sitemapIndex(places), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
