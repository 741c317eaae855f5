import { Gallery, type GalleryPicture } from '@ironsouq/ui/patterns/media/gallery'
import { useT } from '#kit/text/use-t.ts'
import { pictureUrl } from './picture-url.ts'
import { Picture, type ShownPicture } from './picture.tsx'
import { useSiteData } from './site-data.ts'
import { useZoomWords } from './use-zoom-words.ts'

interface Props {
  /** Each with what it shows, for those who do not see it. */
  pictures: readonly (ShownPicture & { alt: string })[]
  /** How wide the large picture is, for `sizes`. */
  sizes: string
}

const THUMBNAIL = '100px'

/** The photos of a machine or a product. */
export function PhotoGallery({ pictures, sizes }: Props) {
  const t = useT()
  const words = useZoomWords(pictures.length)
  const { objectsUrl } = useSiteData()
  const shown = pictures.map(({ alt, ...picture }, i): GalleryPicture => {
    const { src, width, height } = picture
    const href = pictureUrl(src, objectsUrl)
    return {
      key: src,
      caption: alt,
      href,
      main: <Picture picture={picture} alt={alt} sizes={sizes} eager={i === 0} />,
      // A thumbnail needs no blur placeholder: the large picture beside it has the same one.
      thumb: <Picture picture={{ src, width, height }} alt="" sizes={THUMBNAIL} />,
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
      words={{ ...words, open: t('deviceDetail.enlarge') }}
    />
  )
}
