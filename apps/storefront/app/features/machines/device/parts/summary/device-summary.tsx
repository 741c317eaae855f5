import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import type { ReactNode } from 'react'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { CardGuide } from '../card-guide.tsx'
import { DeviceGrade } from '../device-grade.tsx'
import { DevicePicture } from '../device-picture.tsx'
import { DevicePrice } from '../device-price.tsx'
import { DeviceLine } from './device-line.tsx'

interface DeviceSummaryProps {
  device: DeviceCard
  /** Below the price. */
  children?: ReactNode
}

/** The machine that a form is about: what it is, what is asked for it, and the guide price. */
export function DeviceSummary({ device, children }: DeviceSummaryProps) {
  const t = useT()
  const { deviceId, title, stockNo, picture, price, grade, inspected, sellerName } = device
  return (
    <section
      aria-label={t('device.summary')}
      className="divide-y divide-line rounded-box border border-t-4 border-line border-t-ink bg-surface"
    >
      <div className="grid grid-cols-[112px_minmax(0,1fr)] items-center gap-3 p-3 lg:p-4">
        <span className="relative overflow-hidden rounded-tight">
          <DevicePicture picture={picture} alt="" sizes="112px" eager />
          <span className="absolute start-1 bottom-1 flex">
            <DeviceGrade grade={grade} size="small" inspected={inspected} />
          </span>
        </span>
        <div className="grid min-w-0 gap-0.5">
          <LocalLink
            href={`/device-detail/${deviceId}`}
            className="text-body font-bold wrap-anywhere underline-offset-3 hover:underline"
          >
            <bdi>{title}</bdi>
          </LocalLink>
          <p className="text-micro text-ink-muted">
            <DeviceLine device={device} />
          </p>
          <p className="text-micro text-ink-muted">
            <bdi>{stockNo}</bdi> · <bdi>{sellerName}</bdi>
          </p>
        </div>
      </div>
      <div className="grid gap-2 p-3 lg:p-4">
        <DevicePrice price={price} size="card" />
        <CardGuide device={device} />
        {children}
      </div>
    </section>
  )
}
