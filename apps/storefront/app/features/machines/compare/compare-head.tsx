import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import { capital } from '@ironsouq/i18n/capital'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { DeviceGrade } from '#features/machines/device/parts/device-grade.tsx'
import { DevicePicture } from '#features/machines/device/parts/device-picture.tsx'
import { DevicePrice } from '#features/machines/device/parts/device-price.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { comparePath, dropChosen } from './compare-store.ts'

interface CompareHeadProps {
  device: Device
  others: readonly Device[]
}

/** The picture of one machine, with a link that removes it from the comparison. */
export function CompareHead({ device, others }: CompareHeadProps) {
  const t = useT()
  const { deviceId, title, yearMade, emirate, seller, state } = device
  const link = `/device-detail/${deviceId}`
  return (
    <div className="grid justify-items-start gap-1">
      <div className="relative mb-4.5 w-full">
        <div className="overflow-hidden rounded-box">
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
        <span className="absolute start-3 -bottom-3.5 flex rounded-tight ring-2 ring-paper">
          <DeviceGrade grade={device.grade} size="small" inspected={device.inspected} />
        </span>
      </div>
      <span className="text-micro text-ink-muted">
        {yearMade} · {t(`device.emirate${capital(emirate)}`)} · <bdi>{seller.name}</bdi>
      </span>
      <LocalLink
        href={link}
        className={`mt-2 print:hidden ${buttonLook({ size: 'dense', isWide: true })}`}
      >
        {t('compare.view')}
      </LocalLink>
    </div>
  )
}

/** The column header of one machine: it stays in sight. */
export function CompareName({ device }: Pick<CompareHeadProps, 'device'>) {
  return (
    <div className="grid justify-items-start gap-0.5">
      <LocalLink href={`/device-detail/${device.deviceId}`} className="text-body font-bold">
        <bdi>{device.title}</bdi>
      </LocalLink>
      <DevicePrice price={device.price} size="card" />
    </div>
  )
}
