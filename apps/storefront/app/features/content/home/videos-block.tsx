import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { VIDEOS_PATH, videoPath } from '#features/content/video/parts/videos-path.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { Picture } from '#kit/page/picture.tsx'
import { filmTime } from '#kit/text/film-time.ts'
import { useT } from '#kit/text/use-t.ts'
import type { BlockProps } from './block-props.ts'
import { HomeSection, LONE_LINK } from './home-section.tsx'

const SIZES = '(width >= 1024px) 432px, (width >= 640px) 48vw, 100vw'

/** Published videos: the poster leads to the page that plays it. */
export function VideosBlock({ block }: BlockProps<'videos'>) {
  const t = useT()
  if (block.items.length === 0) return null
  return (
    <HomeSection
      id="videos"
      heading={block.title ?? t('home.videos')}
      link={
        <LocalLink href={VIDEOS_PATH} className={LONE_LINK}>
          {t('home.allVideos')}
        </LocalLink>
      }
    >
      <div className="@container">
        <ul className="grid gap-5 @min-[600px]:grid-cols-2 @min-[1000px]:grid-cols-3 @min-[1000px]:gap-8">
          {block.items.map(({ videoId, title, seconds, poster }) => (
            <li key={videoId} className="relative grid content-start gap-2">
              <span className="relative block overflow-hidden rounded-box">
                <Picture picture={poster} alt="" sizes={SIZES} shape="wide" />
                <span className="absolute start-3 bottom-3 inline-flex min-h-9 items-center gap-2 rounded-box bg-graphite px-3 font-semibold text-on-graphite">
                  <Icon name="play" size="small" />
                  <bdi dir="ltr" className="tabular-nums">
                    {filmTime(seconds)}
                  </bdi>
                </span>
              </span>
              <h3 className="text-body font-semibold text-pretty">
                <LocalLink
                  href={videoPath(videoId)}
                  className="after:absolute after:inset-0 hover:underline hover:underline-offset-4"
                >
                  {title}
                </LocalLink>
              </h3>
            </li>
          ))}
        </ul>
      </div>
    </HomeSection>
  )
}
