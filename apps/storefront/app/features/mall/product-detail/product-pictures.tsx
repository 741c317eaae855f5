import type { Product } from '@ironsouq/contract/mall/product-detail/product-detail.endpoints'
import { PhotoGallery } from '#kit/page/photo-gallery.tsx'
import { useT } from '#kit/text/use-t.ts'

const SIZES = '(width >= 1424px) 520px, (width >= 1024px) 40vw, 100vw'

export function ProductPictures({ product: { name, pictures } }: { product: Product }) {
  const t = useT()
  const shown = pictures.map((picture, i) => ({
    ...picture,
    alt: t('device.photoAlt', { title: name, n: String(i + 1) }),
  }))
  return <PhotoGallery pictures={shown} sizes={SIZES} />
}
