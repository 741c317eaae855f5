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

const SIZES = '(min-width:1360px) 320px,(min-width:1024px) 30vw,(min-width:640px) 48vw,136px'

/** The number of pictures; beside the grade if that is under the picture. */
function Shots({ count }: { count: number }) {
  const t = useT()
  const format = useFormat()
  return (
    <span>
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
    <article className="card">
      <div className="device-photo">
        <div>
          <DevicePicture
            picture={device.picture}
            alt={t('device.photoAlt', { title: device.title, n: '1' })}
            sizes={SIZES}
            isOnCard
            eager={eager}
          />
        </div>
        <span className="device-photo-flag">
          <DeviceFlag device={device} />
        </span>
        <span className="device-photo-grade">
          <span>
            <DeviceGrade grade={device.grade} size="small" inspected={device.inspected} />
          </span>
          <span>
            <SellersGrade inspected={device.inspected} />
          </span>
        </span>
        {device.pictureCount > 0 && (
          <span className="device-photo-count">
            <Shots count={device.pictureCount} />
          </span>
        )}
      </div>
      <div className="device-facts">
        <div>
          <p>{device.categoryName}</p>
          <Heading>
            <LocalLink href={`/device-detail/${device.deviceId}`} aria-label={device.title}>
              <BrandAndModel brandName={device.brandName} model={device.model} />
            </LocalLink>
          </Heading>
        </div>
        <DevicePlate device={device} />
        <div className="device-price">
          <DevicePrice price={device.price} size="card" />
          <CardGuide device={device} />
          <span>
            <DeviceFlag device={device} />
          </span>
        </div>
        {foot !== undefined && <div className="device-foot">{foot}</div>}
      </div>
      <span className="device-save">
        <DeviceSave device={device} />
      </span>
    </article>
  )
}
