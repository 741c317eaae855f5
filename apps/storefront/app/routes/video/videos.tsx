import { videoEndpoints } from '@ironsouq/contract/content/video/video.endpoints'
import { VIDEOS } from '@ironsouq/contract/page-cache'
import { redirect } from 'react-router'
import { videosPath } from '#features/content/video/parts/videos-path.ts'
import { videosMeta } from '#features/content/video/video-meta.ts'
import { VideosPage } from '#features/content/video/videos-page.tsx'
import { lastPage, readQuery } from '#kit/list/page-query.ts'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/videos.ts'

export const handle: RouteHandle = {
  messages: ['device', 'video'],
  public: true,
  query: ['topic', 'short', 'current', 'size'],
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { call, prefix, tag } = visitOf(context, params)
  const query = readQuery(videoEndpoints.list.query, url.searchParams)
  tag(VIDEOS)
  const page = await call(videoEndpoints.list, { query })
  const last = lastPage(page.total, query.size)
  if (query.current > last)
    throw redirect(joinPath(prefix, videosPath({ ...query, current: last })))
  return { query, page, last }
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? pageMeta(args, (t, place) => videosMeta(t, place, args.loaderData)) : []

export default function VideosRoute({ loaderData }: Route.ComponentProps) {
  return <VideosPage {...loaderData} />
}
