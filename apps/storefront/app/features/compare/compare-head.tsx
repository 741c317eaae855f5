import type { Device } from '@ironsouq/contract/device/device.schema'
import { Badge } from '@ironsouq/ui/primitives/badge'
import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { Icon } from '@ironsouq/ui/primitives/icon'
import { LocalLink } from '#shell/local-link.tsx'
import { useT } from '#shell/use-t.ts'
import { capital } from './capital.ts'
import type { CompareParts } from './compare-parts.ts'
import { comparePath, dropChosen } from './compare-store.ts'

interface CompareHeadProps {
  device: Device
  others: readonly Device[]
  parts: CompareParts
}

/** One machine over its column: what it is, and the way out of the comparison. */
export function CompareHead({
  device,
  others,
  parts: { Picture, Grade, Price },
}: CompareHeadProps) {
  const t = useT()
  const { deviceId, title, yearMade, emirate, seller, state } = device
  const link = `/device-detail/${deviceId}`
  return (
    <div className="grid justify-items-start gap-1">
      <div className="relative mb-4.5 w-full">
        <div className="overflow-hidden rounded-box">
          <Picture
            picture={device.picture}
            alt={t('device.pictureAlt', { title, n: '1' })}
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
          <Grade grade={device.grade} size="small" />
        </span>
      </div>
      <LocalLink href={link} className="text-body font-bold">
        <bdi>{title}</bdi>
      </LocalLink>
      <span className="text-micro text-ink-muted">
        {yearMade} · {t(`device.emirate${capital(emirate)}`)} · <bdi>{seller.name}</bdi>
      </span>
      <Price price={device.price} size="card" />
      <LocalLink
        href={link}
        className={`mt-2 print:hidden ${buttonLook({ size: 'dense', isWide: true })}`}
      >
        {t('compare.view')}
      </LocalLink>
    </div>
  )
}
