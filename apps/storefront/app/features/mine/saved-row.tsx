import type { Favorite } from '@ironsouq/contract/favorite/favorite.endpoints'
import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import type { ReactNode } from 'react'
import { LocalLink } from '#shell/local-link.tsx'
import { useT } from '#shell/use-t.ts'
import { ChooseBox, type Choosing } from './choose-box.tsx'
import { MachineLine } from './machine-line.tsx'
import { MachineName } from './machine-name.tsx'
import type { MineParts } from './mine-parts.ts'
import { PriceNow, PriceSince } from './price-now.tsx'
import { PriceSpark } from './price-spark.tsx'
import { FADED, isGone, StateMark } from './state-mark.tsx'

const ROW =
  'grid grid-cols-[88px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-b border-line py-3 lg:grid-cols-[24px_104px_minmax(0,5fr)_132px_minmax(132px,auto)_184px] lg:gap-4'

interface SavedRowProps {
  favorite: Favorite
  parts: MineParts
  choosing: Choosing
  /** What takes it from the saved ones. */
  remove: ReactNode
}

/** A saved machine: what it is, how its price went, and what can be done. */
export function SavedRow({ favorite, parts, choosing, remove }: SavedRowProps) {
  const t = useT()
  const { device, priceThen } = favorite
  const { Picture, Grade } = parts
  const gone = isGone(device)
  return (
    <div className={ROW}>
      <div className="max-lg:order-1 max-lg:col-span-2">
        <ChooseBox device={device} {...choosing} />
      </div>
      <span className={`overflow-hidden rounded-tight ${gone ? FADED : ''}`}>
        <Picture picture={device.picture} alt="" sizes="104px" />
      </span>
      <div className="grid min-w-0 grid-cols-1 justify-items-start gap-0.5">
        <div className="flex max-w-full items-center gap-2 text-body">
          <Grade grade={device.grade} size="letter" />
          <MachineName device={device} wraps />
        </div>
        <p className="text-ink-muted">
          <MachineLine device={device} parts={parts} />
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
          {t(gone ? 'mine.findAlike' : 'mine.open')}
        </LocalLink>
        {remove}
      </div>
    </div>
  )
}
