import type { DeviceCard as Card } from '@ironsouq/contract/device/device.schema'
import { LocalLink } from '#shell/local-link.tsx'
import { useT } from '#shell/use-t.ts'
import { DeviceGrade } from './device-grade.tsx'
import { DevicePicture } from './device-picture.tsx'
import { DevicePlate } from './device-plate.tsx'
import { DevicePrice } from './device-price.tsx'

const SIZES = '(width >= 1360px) 320px, (width >= 1024px) 30vw, (width >= 640px) 48vw, 136px'

interface DeviceCardProps {
  device: Card
  /** Seen at once: its picture is fetched first. */
  eager: boolean
  /** The rank of its title under the headings above it. */
  heading: 'h2' | 'h3'
}

/**
 * A machine in a list. On a phone the picture stands at the side, so that four machines fit on a
 * screen; the whole card is the link.
 */
export function DeviceCard({ device, eager, heading: Heading }: DeviceCardProps) {
  const t = useT()
  return (
    <article className="relative grid h-full grid-cols-[clamp(104px,35vw,136px)_minmax(0,1fr)] overflow-hidden rounded-box border border-line bg-surface transition-shadow hover:border-line-strong hover:shadow-raise sm:grid-cols-1 sm:grid-rows-[auto_1fr]">
      <div className="relative">
        <div className="overflow-hidden max-sm:rounded-ee-tight">
          <DevicePicture
            picture={device.picture}
            alt={t('device.pictureAlt', { title: device.title, n: '1' })}
            sizes={SIZES}
            eager={eager}
          />
        </div>
        <span className="absolute start-3 bottom-3 flex rounded-tight ring-surface sm:-bottom-3.5 sm:ring-2">
          <DeviceGrade grade={device.grade} size="small" />
        </span>
      </div>
      <div className="grid min-w-0 content-start gap-1.5 px-2 py-2.5 pe-3 sm:grid-rows-[1fr_auto_auto] sm:content-stretch sm:gap-2 sm:px-3 sm:pt-5 sm:pb-3">
        <div>
          <p className="text-micro text-ink-muted max-sm:hidden">{device.categoryName}</p>
          <Heading className="text-body font-bold tracking-tight">
            <LocalLink
              href={`/device-detail/${device.deviceId}`}
              className="line-clamp-2 after:absolute after:inset-0"
            >
              <bdi>{device.title}</bdi>
            </LocalLink>
          </Heading>
        </div>
        <DevicePlate device={device} />
        <DevicePrice price={device.price} size="card" />
      </div>
    </article>
  )
}
