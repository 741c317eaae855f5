import type { VideoCard, VideoDetail } from '@ironsouq/contract/content/video/video.schema'
import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { DevicePicture } from '#features/machines/device/parts/device-picture.tsx'
import { DeviceLine } from '#features/machines/device/parts/summary/device-line.tsx'
import { DeviceName } from '#features/machines/device/parts/summary/device-name.tsx'
import { PriceNow } from '#features/machines/device/parts/summary/price-now.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { Picture } from '#kit/page/picture.tsx'
import { filmTime } from '#kit/text/film-time.ts'
import { useT } from '#kit/text/use-t.ts'
import { videoPath } from './parts/videos-path.ts'

const ROW =
  'grid grid-cols-[72px_minmax(0,1fr)] items-center gap-3 border-b border-line py-2 last:border-0'

interface ChaptersProps {
  chapters: VideoDetail['chapters']
  seconds: number
  length: number
  onSeek: (to: number) => void
}

export function Chapters({ chapters, seconds, length, onSeek }: ChaptersProps) {
  const t = useT()
  const current = chapters.findLastIndex(({ at }) => at <= seconds)
  return (
    <Panel heading={t('video.chapters')} note={<bdi dir="ltr">{filmTime(length)}</bdi>}>
      <ol>
        {chapters.map(({ at, title }, i) => (
          <li key={at} className="border-b border-line last:border-0">
            <button
              type="button"
              onClick={() => onSeek(at)}
              aria-current={i === current ? 'true' : undefined}
              className="grid min-h-11 w-full cursor-pointer grid-cols-[44px_minmax(0,1fr)] items-baseline gap-2 py-2.5 text-start underline-offset-3 hover:underline aria-current:font-semibold aria-current:inset-shadow-[0_-2px_0_var(--color-ink)]"
            >
              <bdi dir="ltr" className="text-start text-ink-muted tabular-nums">
                {filmTime(at)}
              </bdi>
              <span>{title}</span>
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

export function Machines({ devices }: { devices: readonly DeviceCard[] }) {
  const t = useT()
  return (
    <Panel heading={t('video.devices', { count: devices.length })}>
      <ul>
        {devices.map((device) => (
          <li key={device.deviceId} className={ROW}>
            <span className="overflow-hidden rounded-tight">
              <DevicePicture picture={device.picture} alt="" sizes="72px" />
            </span>
            <div className="min-w-0">
              <DeviceName device={device} wraps />
              <p className="text-micro text-ink-muted">
                <DeviceLine device={device} />
              </p>
              <PriceNow price={device.price} size="flat" />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export function NextVideos({ videos }: { videos: readonly VideoCard[] }) {
  const t = useT()
  return (
    <Panel heading={t('video.next')}>
      <ul>
        {videos.map(({ videoId, title, seconds, poster }) => (
          <li key={videoId} className={`relative ${ROW}`}>
            <span className="overflow-hidden rounded-tight">
              <Picture picture={poster} alt="" sizes="72px" />
            </span>
            <div className="min-w-0">
              <LocalLink
                href={videoPath(videoId)}
                className="font-semibold underline-offset-3 before:absolute before:inset-0 hover:underline"
              >
                {title}
              </LocalLink>
              <p className="text-micro text-ink-muted">
                <bdi dir="ltr">{filmTime(seconds)}</bdi>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
