import type { DeviceCard as Card } from '@ironsouq/contract/machines/device/device.schema'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import type { ReactNode } from 'react'
import { BrandAndModel } from '#features/machines/device/parts/brand-and-model.tsx'
import { CardGuide } from '#features/machines/device/parts/card-guide.tsx'
import { DeviceFlag } from '#features/machines/device/parts/device-flag.tsx'
import { DeviceGrade, SellersGrade } from '#features/machines/device/parts/device-grade.tsx'
import { DevicePicture } from '#features/machines/device/parts/device-picture.tsx'
import { DevicePlate } from '#features/machines/device/parts/device-plate.tsx'
import { DevicePrice } from '#features/machines/device/parts/device-price.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { DeviceSave } from './device-save.tsx'

const SIZES = '(width >= 1360px) 320px, (width >= 1024px) 30vw, (width >= 640px) 48vw, 136px'

/** The number of pictures; beside the grade if that is under the picture. */
function Shots({ count }: { count: number }) {
  const t = useT()
  const format = useFormat()
  return (
    <span className="inline-flex min-h-5 items-center gap-1 rounded-tight px-1.5 text-micro font-medium tabular-nums max-sm:text-ink-muted sm:bg-graphite sm:text-on-graphite">
      <Icon name="camera" size="mini" />
      <span aria-hidden="true">{format.number(count)}</span>
      <span className="sr-only">{t('device.photoCount', { count })}</span>
    </span>
  )
}

interface DeviceCardProps {
  device: Card
  /** Above the fold: its picture loads first. */
  eager: boolean
  /** The heading level of the title. */
  heading: 'h2' | 'h3'
  foot?: ReactNode
}

/**
 * A machine in a list. On a phone the picture is at the side, so that four machines fit on a screen.
 * The whole card is the link.
 */
export function DeviceCard({ device, eager, heading: Heading, foot }: DeviceCardProps) {
  const t = useT()
  return (
    <article className="relative grid h-full grid-cols-[clamp(104px,35vw,136px)_minmax(0,1fr)] overflow-hidden rounded-box border border-line bg-surface transition-shadow hover:border-line-strong hover:shadow-raise sm:grid-cols-1 sm:grid-rows-[auto_1fr]">
      <div className="relative">
        <div className="overflow-hidden max-sm:rounded-ee-tight">
          <DevicePicture
            picture={device.picture}
            alt={t('device.photoAlt', { title: device.title, n: '1' })}
            sizes={SIZES}
            eager={eager}
          />
        </div>
        <span className="absolute start-2 top-2 flex max-w-[calc(100%-60px)] max-sm:hidden">
          <DeviceFlag device={device} />
        </span>
        <span className="absolute start-3 bottom-3 flex gap-1.5 max-sm:flex-col-reverse sm:-bottom-3.5 sm:items-end">
          <span className="flex self-start rounded-tight ring-surface sm:ring-2">
            <DeviceGrade grade={device.grade} size="small" inspected={device.inspected} />
          </span>
          <span className="sm:-mb-1.5">
            <SellersGrade inspected={device.inspected} />
          </span>
        </span>
        {device.pictureCount > 0 && (
          <span className="absolute end-1.5 bottom-3.5 flex sm:end-2 sm:bottom-2">
            <Shots count={device.pictureCount} />
          </span>
        )}
      </div>
      <div className="grid min-w-0 grid-cols-1 grid-rows-[auto_auto_1fr_auto] content-start gap-1.5 px-2 py-2.5 pe-3 sm:gap-2 sm:px-3 sm:pt-5 sm:pb-3">
        <div className="min-w-0">
          <p className="truncate text-micro text-ink-muted max-sm:hidden">{device.categoryName}</p>
          <Heading className="text-body font-bold tracking-tight max-sm:pe-9">
            <LocalLink
              href={`/device-detail/${device.deviceId}`}
              aria-label={device.title}
              className="block truncate after:absolute after:inset-0 max-xs:whitespace-normal"
            >
              <BrandAndModel brandName={device.brandName} model={device.model} />
            </LocalLink>
          </Heading>
        </div>
        <DevicePlate device={device} />
        <div className="grid content-start gap-1.5">
          <DevicePrice price={device.price} size="card" />
          <CardGuide device={device} />
          <span className="flex max-w-full empty:hidden sm:hidden">
            <DeviceFlag device={device} />
          </span>
        </div>
        {foot !== undefined && (
          <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-2 border-t border-line pt-1.5 text-micro text-ink-muted sm:pt-2">
            {foot}
          </div>
        )}
      </div>
      <span className="absolute end-0 top-0.5 flex sm:top-0">
        <DeviceSave device={device} />
      </span>
    </article>
  )
}
