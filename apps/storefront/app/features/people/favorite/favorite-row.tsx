import type { Favorite } from '@ironsouq/contract/people/favorite/favorite.endpoints'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import type { ReactNode } from 'react'
import { DeviceGrade } from '#features/machines/device/parts/device-grade.tsx'
import { DevicePicture } from '#features/machines/device/parts/device-picture.tsx'
import { DeviceLine } from '#features/machines/device/parts/summary/device-line.tsx'
import { DeviceName } from '#features/machines/device/parts/summary/device-name.tsx'
import { PriceNow, PriceSince } from '#features/machines/device/parts/summary/price-now.tsx'
import { FADED, isGone, StateMark } from '#features/machines/device/parts/summary/state-mark.tsx'
import { ChooseBox, type Choosing } from '#kit/list/choose-box.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { PriceSpark } from './price-spark.tsx'

const ROW =
  'grid grid-cols-[88px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-b border-line py-3 lg:grid-cols-[24px_104px_minmax(0,5fr)_132px_minmax(132px,auto)_184px] lg:gap-4'

interface FavoriteRowProps {
  favorite: Favorite
  choosing: Choosing
  /** The remove button. */
  remove: ReactNode
}

/** A saved machine with its price change and actions. */
export function FavoriteRow({ favorite, choosing, remove }: FavoriteRowProps) {
  const t = useT()
  const { device, priceThen } = favorite
  const gone = isGone(device)
  return (
    <div className={ROW}>
      <div className="max-lg:order-1 max-lg:col-span-2">
        <ChooseBox device={device} {...choosing} />
      </div>
      <span className={`overflow-hidden rounded-tight ${gone ? FADED : ''}`}>
        <DevicePicture picture={device.picture} alt="" sizes="104px" />
      </span>
      <div className="grid min-w-0 grid-cols-1 justify-items-start gap-0.5">
        <div className="flex max-w-full items-center gap-2 text-body">
          <DeviceGrade grade={device.grade} size="letter" inspected={device.inspected} />
          <DeviceName device={device} wraps />
        </div>
        <p className="text-ink-muted">
          <DeviceLine device={device} />
        </p>
        <StateMark device={device} />
      </div>
      <div className="max-lg:hidden">
        <PriceSpark favorite={favorite} />
      </div>
      <div className="grid justify-items-end self-center text-end">
        <PriceNow price={device.price} />
        <PriceSince then={priceThen} now={device.price} />
      </div>
      <div className="flex items-center justify-end gap-1 max-lg:order-2">
        <LocalLink
          href={
            gone
              ? `/device-list?${new URLSearchParams({ q: `${device.brandName} ${device.model}` })}`
              : `/device-detail/${device.deviceId}`
          }
          className={`${buttonLook({ size: 'dense' })} max-lg:hidden`}
        >
          {t(gone ? 'userCenter.findSimilar' : 'userCenter.open')}
        </LocalLink>
        {remove}
      </div>
    </div>
  )
}
