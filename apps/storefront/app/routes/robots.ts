import { robotsTxt } from '#features/content/sitemap/robots-txt.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/robots.ts'

export const handle: RouteHandle = { middleware: [], public: true }

export function loader({ context }: Route.LoaderArgs) {
  const { settings } = visitOf(context, {})
  return new Response(robotsTxt(settings.publicUrl), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
