import type { Device } from '@ironsouq/contract/device/device.schema'
import { Gallery, type GalleryPicture } from '@ironsouq/ui/patterns/media/gallery'
import { pictureUrl } from '#kit/page/picture-url.ts'
import { Picture, type ShownPicture } from '#kit/page/picture.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { PICTURE_VIEW } from './device-detail-words.ts'

const LARGE = '(width >= 1424px) 820px, (width >= 1024px) calc(100vw - 604px), 100vw'
const SMALL = '100px'

/** A thumbnail needs no blur placeholder: the large picture beside it has the same one. */
const unblurred = ({ src, width, height }: ShownPicture): ShownPicture => ({ src, width, height })

export function Pictures({ device }: { device: Device }) {
  const t = useT()
  const format = useFormat()
  const { objectsUrl } = useSiteData()
  const { title, pictures } = device
  const shown = pictures.map((picture, i): GalleryPicture => {
    const { view } = picture
    const alt = view
      ? t('deviceDetail.photoOf', { title, view: t(PICTURE_VIEW[view]) })
      : t('device.photoAlt', { title, n: String(i + 1) })
    const href = pictureUrl(picture.src, objectsUrl)
    const { width, height } = picture
    return {
      key: picture.src,
      caption: alt,
      href,
      main: <Picture picture={picture} alt={alt} sizes={LARGE} eager={i === 0} />,
      thumb: <Picture picture={unblurred(picture)} alt="" sizes={SMALL} />,
      full: <img src={href} alt={alt} width={width} height={height} />,
    }
  })
  const [first, ...others] = shown
  if (!first)
    return (
      <p className="grid aspect-4/3 place-items-center bg-sunk text-ink-muted max-lg:-mx-(--gutter) lg:rounded-box print:hidden">
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
