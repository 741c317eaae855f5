import type { VideoListQuery } from '@ironsouq/contract/content/video/video.endpoints'
import { pathFor } from '#kit/list/page-query.ts'

export const VIDEOS_PATH = '/videos'

type Wanted = Partial<Pick<VideoListQuery, 'topic' | 'short' | 'current'>>

export const videosPath = ({ topic, short, current = 1 }: Wanted) =>
  pathFor(VIDEOS_PATH, { topic, short, current }, { current: 1 })

export const videoPath = (videoId: string) => `${VIDEOS_PATH}/${videoId}`
