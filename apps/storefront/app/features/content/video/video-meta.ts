import type {
  videoEndpoints,
  VideoListQuery,
} from '@ironsouq/contract/content/video/video.endpoints'
import type { VideoDetail } from '@ironsouq/contract/content/video/video.schema'
import type { DataOf } from '@ironsouq/contract/endpoint'
import { LOCALES, isLocaleCode } from '@ironsouq/i18n/locales'
import type { Translate } from '@ironsouq/i18n/messages'
import { breadcrumbJsonLd, itemListJsonLd, type JsonLd } from '#kit/page/json-ld.ts'
import { cardPicture } from '#kit/page/open-graph.ts'
import type { PageWords, Place } from '#kit/page/page-meta.ts'
import { videoPath, VIDEOS_PATH, videosPath } from './parts/videos-path.ts'

/** The schema.org data of a video, with its chapters as clips and its transcript. */
function videoJsonLd(video: VideoDetail, place: Place): JsonLd {
  const { title, summary, publishedAt, seconds, chapters, transcript, poster, stream } = video
  const url = place.url(videoPath(video.videoId))
  return {
    '@type': 'VideoObject',
    '@id': `${url}#video`,
    name: title,
    description: summary || title,
    url,
    thumbnailUrl: [place.picture(poster.src)],
    uploadDate: publishedAt,
    duration: `PT${seconds}S`,
    contentUrl: place.picture(stream),
    ...(transcript && {
      inLanguage: isLocaleCode(transcript.locale) ? LOCALES[transcript.locale].bcp47 : undefined,
      transcript: transcript.cues.map(({ text }) => text).join(' '),
    }),
    ...(chapters.length > 1 && {
      hasPart: chapters.map(({ at, title: name }, i) => ({
        '@type': 'Clip',
        name,
        startOffset: at,
        endOffset: chapters[i + 1]?.at ?? seconds,
        url,
      })),
    }),
  }
}

interface Listed {
  query: VideoListQuery
  page: DataOf<typeof videoEndpoints.list>
}

/** The list of videos: a topic has a page of its own, other filters have none. */
export function videosMeta(t: Translate, place: Place, { query, page }: Listed): PageWords {
  const { topic, current, size } = query
  const items = page.records.map(({ videoId, title }) => ({
    name: title,
    url: place.url(videoPath(videoId)),
  }))
  return {
    title: t('video.title'),
    description: t('video.description'),
    canonical: videosPath({ topic, current }),
    jsonLd: [
      itemListJsonLd(items, { total: page.total, first: (current - 1) * size + 1 }),
      breadcrumbJsonLd([
        { name: t('common.home'), url: place.url('/') },
        { name: t('video.title'), url: place.url(VIDEOS_PATH) },
      ]),
    ],
  }
}

export function videoMeta(t: Translate, place: Place, video: VideoDetail): PageWords {
  const { videoId, title, summary, poster } = video
  const card = cardPicture(poster.src)
  return {
    title,
    description: summary || title,
    canonical: videoPath(videoId),
    image: card ? { url: place.picture(card), alt: title } : undefined,
    jsonLd: [
      videoJsonLd(video, place),
      breadcrumbJsonLd([
        { name: t('common.home'), url: place.url('/') },
        { name: t('video.title'), url: place.url(VIDEOS_PATH) },
        { name: title, url: place.url(videoPath(videoId)) },
      ]),
    ],
  }
}
