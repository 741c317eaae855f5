import type { VideoCard as Card } from '@ironsouq/contract/content/video/video.schema'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { Picture } from '#kit/page/picture.tsx'
import { filmTime } from '#kit/text/film-time.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { videoPath } from './parts/videos-path.ts'
import { TOPIC_WORD } from './video-labels.ts'

const SIZES = '(width >= 1024px) 432px, (width >= 640px) 48vw, 100vw'

/** A video in the list: its poster with the length, its title, and what it is about. */
export function VideoCard({ video, eager }: { video: Card; eager: boolean }) {
  const t = useT()
  const format = useFormat()
  const { videoId, title, topic, publishedAt, seconds, chapters, poster } = video
  return (
    <article className="relative grid content-start gap-1">
      <span className="relative mb-1 block overflow-hidden rounded-box">
        <Picture picture={poster} alt="" sizes={SIZES} shape="wide" eager={eager} />
        <span className="absolute start-3 bottom-3 inline-flex min-h-9 items-center gap-2 rounded-box bg-graphite px-3 font-semibold text-on-graphite">
          <Icon name="play" size="small" />
          <bdi dir="ltr" className="tabular-nums">
            {filmTime(seconds)}
          </bdi>
        </span>
      </span>
      <h2 className="text-body font-semibold text-pretty">
        <LocalLink
          href={videoPath(videoId)}
          className="underline-offset-3 before:absolute before:inset-0 hover:underline"
        >
          {title}
        </LocalLink>
      </h2>
      <p className="text-micro text-ink-muted">
        {[
          format.dayMonth(publishedAt),
          t(TOPIC_WORD[topic]),
          ...(chapters > 1 ? [t('video.chapterCount', { count: chapters })] : []),
        ].join(' · ')}
      </p>
    </article>
  )
}
