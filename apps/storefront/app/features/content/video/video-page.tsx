import type { VideoDetail } from '@ironsouq/contract/content/video/video.schema'
import { Breadcrumb } from '@ironsouq/ui/patterns/page/breadcrumb'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { pictureUrl } from '#kit/page/picture-url.ts'
import { useSiteData } from '#kit/page/site-data.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { VIDEOS_PATH, videosPath } from './parts/videos-path.ts'
import { Transcript } from './transcript.tsx'
import { usePlayer } from './use-player.ts'
import { TOPIC_WORD } from './video-labels.ts'
import { VideoPlayer } from './video-player.tsx'
import { Chapters, Machines, NextVideos } from './video-side.tsx'

/** A video: the player, its chapters and its transcript, the machines it shows, and what is next. */
export function VideoPage({ video }: { video: VideoDetail }) {
  const t = useT()
  const format = useFormat()
  const { objectsUrl } = useSiteData()
  const { ref, player } = usePlayer(pictureUrl(video.stream, objectsUrl))
  const seek = (to: number) => void player.seek(to)
  const { title, summary, topic, publishedAt, chapters, transcript, devices, next } = video
  return (
    <div className="wrap pb-10">
      <Breadcrumb
        label={t('common.breadcrumb')}
        crumbs={[
          { key: 'home', content: <LocalLink href="/">{t('common.home')}</LocalLink> },
          { key: 'videos', content: <LocalLink href={VIDEOS_PATH}>{t('video.title')}</LocalLink> },
          {
            key: 'topic',
            content: <LocalLink href={videosPath({ topic })}>{t(TOPIC_WORD[topic])}</LocalLink>,
          },
        ]}
      />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="grid min-w-0 gap-2">
          <VideoPlayer ref={ref} video={video} player={player} />
          <h1 className="pt-2 text-lead font-bold tracking-tight text-pretty lg:text-title">
            {title}
          </h1>
          <p className="text-ink-muted">{format.date(publishedAt)}</p>
          {summary !== '' && <p className="text-body whitespace-pre-line text-ink-2">{summary}</p>}
          {transcript && (
            <Transcript transcript={transcript} seconds={player.seconds} onSeek={seek} />
          )}
        </div>
        <aside
          className="grid min-w-0 grid-cols-1 content-start gap-4"
          aria-label={t('video.next')}
        >
          {chapters.length > 1 && (
            <Chapters
              chapters={chapters}
              seconds={player.seconds}
              length={video.seconds}
              onSeek={seek}
            />
          )}
          {devices.length > 0 && <Machines devices={devices} />}
          {next.length > 0 && <NextVideos videos={next} />}
        </aside>
      </div>
    </div>
  )
}
