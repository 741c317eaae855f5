import type { Device } from '@ironsouq/contract/device/device.schema'
import { Badge } from '@ironsouq/ui/primitives/badge'
import { Icon } from '@ironsouq/ui/primitives/icon'
import { useT } from '#shell/use-t.ts'
import { DevicePicture } from './device-picture.tsx'

const LARGE = '(width >= 1360px) 928px, (width >= 1024px) calc(100vw - 496px), 100vw'
const SMALL = '(width >= 1024px) 220px, 45vw'

/** The first picture large, the others in a row under it. */
export function DevicePictures({ device }: { device: Device }) {
  const t = useT()
  const { title, pictures } = device
  const alt = (n: number) => t('device.pictureAlt', { title, n: String(n) })
  const [first, ...others] = pictures
  return (
    <section aria-label={t('device.pictures')} className="grid gap-3">
      <div className="relative overflow-hidden rounded-box max-lg:-mx-(--gutter) max-lg:rounded-none">
        <DevicePicture picture={first ?? null} alt={alt(1)} sizes={LARGE} eager />
        {first && (
          <span className="absolute end-3 bottom-3 flex">
            <Badge tone="ink">
              <Icon name="camera" size="small" />
              {t('device.pictureCount', { count: pictures.length })}
            </Badge>
          </span>
        )}
      </div>
      {others.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {others.map((picture, i) => (
            <li key={picture.src} className="overflow-hidden rounded-tight">
              <DevicePicture picture={picture} alt={alt(i + 2)} sizes={SMALL} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
