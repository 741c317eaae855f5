import { videoEndpoints } from '@ironsouq/contract/content/video/video.endpoints'
import { DEVICES, VIDEOS } from '@ironsouq/contract/page-cache'
import { data } from 'react-router'
import { videoMeta } from '#features/content/video/video-meta.ts'
import { VideoPage } from '#features/content/video/video-page.tsx'
import type { FailureData } from '#kit/api/failure.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/video-detail.ts'

export const handle: RouteHandle = { messages: ['device', 'video', 'yard'], public: true }

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call, tag } = visitOf(context, params)
  const { data: query } = videoEndpoints.detail.query.safeParse({ videoId: params.videoId })
  const malformed: FailureData = { malformed: true }
  if (!query) throw data(malformed, { status: 404 })
  tag(VIDEOS, DEVICES)
  return { video: await call(videoEndpoints.detail, { query }) }
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  return loaderData ? pageMeta(args, (t, place) => videoMeta(t, place, loaderData.video)) : []
}

export default function VideoDetailRoute({ loaderData: { video } }: Route.ComponentProps) {
  return <VideoPage key={video.videoId} video={video} />
}
