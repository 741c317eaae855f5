import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import { PhotoGallery } from '#kit/page/photo-gallery.tsx'
import { useT } from '#kit/text/use-t.ts'
import { PICTURE_VIEW } from './device-detail-labels.ts'

const SIZES = '(width >= 1424px) 820px, (width >= 1024px) calc(100vw - 604px), 100vw'

export function Pictures({ device: { title, pictures } }: { device: Device }) {
  const t = useT()
  const shown = pictures.map(({ view, ...picture }, i) => ({
    ...picture,
    alt: view
      ? t('deviceDetail.photoOf', { title, view: t(PICTURE_VIEW[view]) })
      : t('device.photoAlt', { title, n: String(i + 1) }),
  }))
  return <PhotoGallery pictures={shown} sizes={SIZES} />
}
