import type { Product } from '@ironsouq/contract/product-detail/product-detail.endpoints'
import { Gallery, type GalleryPicture } from '@ironsouq/ui/patterns/media/gallery'
import { pictureUrl } from '#kit/page/picture-url.ts'
import { Picture } from '#kit/page/picture.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

const LARGE = '(width >= 1424px) 520px, (width >= 1024px) 40vw, 100vw'
const SMALL = '100px'

export function ProductPictures({ product: { name, pictures } }: { product: Product }) {
  const t = useT()
  const format = useFormat()
  const { objectsUrl } = useSiteData()
  const shown = pictures.map((picture, i): GalleryPicture => {
    const alt = t('device.photoAlt', { title: name, n: String(i + 1) })
    const { src, width, height } = picture
    const href = pictureUrl(src, objectsUrl)
    return {
      key: src,
      caption: alt,
      href,
      main: <Picture picture={picture} alt={alt} sizes={LARGE} eager={i === 0} />,
      thumb: <Picture picture={{ src, width, height }} alt="" sizes={SMALL} />,
      full: <img src={href} alt={alt} width={width} height={height} />,
    }
  })
  const [first, ...others] = shown
  if (!first)
    return (
      <p className="grid aspect-4/3 place-items-center bg-sunk text-ink-muted max-lg:-mx-(--gutter) lg:rounded-box">
        {t('device.noPhoto')}
      </p>
    )
  return (
    <Gallery
      label={t('device.photos')}
      pictures={[first, ...others]}
      words={{
        count: (n) => `${format.number(n)} / ${format.number(shown.length)}`,
        open: t('deviceDetail.enlarge'),
        next: t('deviceDetail.nextPhoto'),
        previous: t('deviceDetail.previousPhoto'),
        zoom: t('deviceDetail.zoom'),
        close: t('common.close'),
      }}
    />
  )
}
