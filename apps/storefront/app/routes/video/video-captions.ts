import { captionsFile } from '@ironsouq/contract/content/video/captions'
import { videoEndpoints } from '@ironsouq/contract/content/video/video.endpoints'
import { data } from 'react-router'
import type { FailureData } from '#kit/api/failure.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import type { Route } from './+types/video-captions.ts'

export const handle: RouteHandle = { noindex: true }

/** The captions of a video as a file, for the player of the browser. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { call } = visitOf(context, params)
  const { videoId, language } = params
  const { data: query } = videoEndpoints.captions.query.safeParse({ videoId, language })
  const malformed: FailureData = { malformed: true }
  if (!query) throw data(malformed, { status: 404 })
  const { cues } = await call(videoEndpoints.captions, { query })
  return new Response(captionsFile(cues), {
    headers: {
      'content-type': 'text/vtt; charset=utf-8',
      'cache-control': 'public, max-age=60',
      'x-robots-tag': 'noindex',
    },
  })
}
