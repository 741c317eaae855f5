import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import { capital } from '@ironsouq/i18n/capital'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { BrandAndModel } from '#features/machines/device/parts/brand-and-model.tsx'
import { DeviceGrade } from '#features/machines/device/parts/device-grade.tsx'
import { DevicePicture } from '#features/machines/device/parts/device-picture.tsx'
import { DevicePrice } from '#features/machines/device/parts/device-price.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { comparePath, dropChosen } from './compare-store.ts'
import { type Pair, pairAfter, pairPath } from './pair.ts'

interface CompareHeadProps {
  device: Device
  others: readonly Device[]
}

interface PairProps {
  devices: readonly Device[]
  pair: Pair
}

/** On a phone: another machine for a column of the pair. */
export function PairPicker({ devices, pair, at }: PairProps & { at: number }) {
  const t = useT()
  const column = at === pair[1] ? 1 : 0
  const count = devices.length
  const title = devices[at]?.title ?? ''
  const link = (by: 1 | -1) => ({
    href: pairPath(devices, pairAfter(pair, column, by, count)),
    rel: 'nofollow',
    prefetch: 'none' as const,
    replace: true,
    preventScrollReset: true,
    className: 'grid min-h-11 place-items-center',
  })
  return (
    <div className="grid grid-cols-[44px_1fr_44px] items-center text-center lg:hidden print:hidden">
      <LocalLink {...link(-1)} aria-label={t('compare.previousInstead', { title })}>
        <Icon name="previous" size="small" />
      </LocalLink>
      <bdi dir="ltr" className="text-micro tabular-nums">
        {at + 1} / {count}
      </bdi>
      <LocalLink {...link(1)} aria-label={t('compare.nextInstead', { title })}>
        <Icon name="next" size="small" />
      </LocalLink>
    </div>
  )
}

/** On a phone: what a machine of the pair leads to, below its column. */
export function PairLinks({ devices, pair }: PairProps) {
  const t = useT()
  return (
    <div className="grid grid-cols-2 gap-3 pt-4 lg:hidden print:hidden">
      {pair.map((i) => {
        const device = devices[i]
        return (
          device && (
            <LocalLink
              key={device.deviceId}
              href={`/device-detail/${device.deviceId}`}
              aria-label={`${t('compare.view')}: ${device.title}`}
              className={buttonLook({ isWide: true })}
            >
              {t('compare.view')}
            </LocalLink>
          )
        )
      })}
    </div>
  )
}

/** The picture of one machine, with a link that removes it from the comparison. */
export function CompareHead({ device, others }: CompareHeadProps) {
  const t = useT()
  const { deviceId, title, yearMade, emirate, seller, state } = device
  const link = `/device-detail/${deviceId}`
  return (
    <div className="grid justify-items-start gap-1">
      <div className="relative w-full lg:mb-4.5 print:mb-4.5">
        <div className="overflow-hidden rounded-box max-lg:not-print:*:aspect-auto max-lg:not-print:*:h-16">
          <DevicePicture
            picture={device.picture}
            alt={t('device.photoAlt', { title, n: '1' })}
            sizes="(width >= 1024px) 280px, 172px"
            eager
          />
        </div>
        <LocalLink
          href={others.length > 0 ? comparePath(others) : '/compare'}
          rel="nofollow"
          prefetch="none"
          replace
          preventScrollReset
          onClick={() => dropChosen(deviceId)}
          aria-label={t('device.compareRemove', { title })}
          className="absolute end-1.5 top-1.5 grid size-11 place-items-center rounded-box lg:size-8 print:hidden"
        >
          <span className="grid size-8 place-items-center rounded-box bg-raised text-ink hover:bg-sunk">
            <Icon name="close" size="small" />
          </span>
        </LocalLink>
        {state !== 'listed' && state !== 'draft' && (
          <span className="absolute start-2 top-2">
            <Badge tone="ink">{t(`device.state${capital(state)}`)}</Badge>
          </span>
        )}
        <span className="absolute start-3 -bottom-3.5 flex rounded-tight ring-2 ring-paper max-lg:not-print:start-1 max-lg:not-print:bottom-1">
          <DeviceGrade grade={device.grade} size="small" inspected={device.inspected} />
        </span>
      </div>
      <span className="text-micro text-ink-muted max-lg:not-print:hidden">
        {yearMade} · {t(`device.emirate${capital(emirate)}`)} · <bdi>{seller.name}</bdi>
      </span>
      <LocalLink
        href={link}
        className={`mt-2 max-lg:hidden print:hidden ${buttonLook({ size: 'dense', isWide: true })}`}
      >
        {t('compare.view')}
      </LocalLink>
    </div>
  )
}

/** The column header of one machine: it stays in sight. */
export function CompareName({ device }: Pick<CompareHeadProps, 'device'>) {
  const t = useT()
  return (
    <div className="grid justify-items-start gap-0.5">
      <LocalLink
        href={`/device-detail/${device.deviceId}`}
        aria-label={device.title}
        className="text-body font-bold"
      >
        <BrandAndModel brandName={device.brandName} model={device.model} />
      </LocalLink>
      <span className="text-micro text-ink-muted lg:hidden print:hidden">
        {device.yearMade} · {t(`device.emirate${capital(device.emirate)}`)}
      </span>
      <DevicePrice price={device.price} size="card" />
    </div>
  )
}
