import type { DeviceCard as Card } from '@ironsouq/contract/machines/device/device.schema'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { DeviceGrade } from '#features/machines/device/parts/device-grade.tsx'
import { DevicePicture } from '#features/machines/device/parts/device-picture.tsx'
import { DevicePlate } from '#features/machines/device/parts/device-plate.tsx'
import { DevicePrice } from '#features/machines/device/parts/device-price.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'

const SIZES = '(width >= 1424px) 546px, (width >= 1024px) 40vw, 100vw'

/** The featured machine: a wide picture, facts, price and a link. */
export function DeviceFeature({ device, eager }: { device: Card; eager: boolean }) {
  const t = useT()
  return (
    <article className="overflow-hidden rounded-box border border-line bg-raised shadow-raise">
      <DevicePicture
        picture={device.picture}
        alt={t('device.photoAlt', { title: device.title, n: '1' })}
        sizes={SIZES}
        eager={eager}
        shape="wide"
      />
      <div className="grid gap-3 p-4">
        <div className="flex items-center justify-between gap-3">
          <div className="min-w-0">
            <p className="text-micro text-ink-muted">
              {device.categoryName}
              {' · '}
              <bdi dir="ltr" className="whitespace-nowrap">
                {device.stockNo}
              </bdi>
            </p>
            <h2 className="text-lead font-semibold tracking-tight">
              <bdi>{device.title}</bdi>
            </h2>
          </div>
          <DeviceGrade grade={device.grade} size="small" inspected={device.inspected} />
        </div>
        <DevicePlate device={device} isAlone />
        <DevicePrice price={device.price} size="box" />
        <LocalLink
          href={`/device-detail/${device.deviceId}`}
          className={buttonLook({ tone: 'ink', size: 'tall', isWide: true })}
        >
          {t('home.viewMachine')}
        </LocalLink>
      </div>
    </article>
  )
}
