import type { Picture as Stored } from '@ironsouq/contract/machines/device/device.schema'
import { listedWidthOf, widthsOf } from '@ironsouq/contract/platform/media/media.widths'
import { FailedPicture, useFailed } from './failed-picture.tsx'
import { pictureUrl } from './picture-url.ts'
import { useSiteData } from './site-data.ts'

/** A stored picture on a page, with its thumbhash decoded to an image. */
export interface ShownPicture extends Stored {
  blur?: string
}

interface PictureProps {
  picture: ShownPicture
  alt: string
  /** The `sizes` attribute: the browser chooses from `srcset` by it. */
  sizes: string
  /** On a card of a list, which repeats all its addresses: it has no widths that no screen needs. */
  isOnCard?: boolean | undefined
  /** Above the fold: loads first. The others load lazily. */
  eager?: boolean
  shape?: keyof typeof SHAPE
}

const SHAPE = { photo: 'aspect-4/3', wide: 'aspect-video' }

/** The widest card, on a tablet, at two pixels to one. */
const WIDEST_CARD = 960
/** Of a card, for browsers without AVIF. */
const ONE_WIDTH = 640

/** The folder of all widths of a picture; undefined if the image job did not make it. */
function folderOf({ src, width }: Stored): string | undefined {
  const listed = `/${listedWidthOf(width)}.webp`
  return src.endsWith(listed) ? src.slice(0, -listed.length) : undefined
}

/** The `srcset` of one type; undefined for a picture that the image job did not make. */
export function sourceSet(
  picture: Stored,
  type: 'avif' | 'webp',
  widest = picture.width,
): string | undefined {
  const folder = folderOf(picture)
  if (folder === undefined) return undefined
  return widthsOf(picture.width)
    .filter((each) => each <= widest)
    .map((each) => `${folder}/${each}.${type} ${each}w`)
    .join(', ')
}

/** The attributes of the two elements that the browser chooses from. */
function sourcesOf(picture: Stored, sizes: string, isOnCard: boolean) {
  const folder = folderOf(picture)
  if (folder === undefined) return { img: { src: picture.src } }
  if (!isOnCard)
    return {
      avif: { srcSet: sourceSet(picture, 'avif'), sizes },
      img: { src: picture.src, srcSet: sourceSet(picture, 'webp'), sizes },
    }
  return {
    avif: { srcSet: sourceSet(picture, 'avif', WIDEST_CARD), sizes },
    img: { src: `${folder}/${Math.min(picture.width, ONE_WIDTH)}.webp` },
  }
}

/** A picture in a box with its aspect ratio, over its blur placeholder. */
export function Picture(props: PictureProps) {
  const { picture, alt, sizes, isOnCard = false, eager = false, shape = 'photo' } = props
  const { objectsUrl } = useSiteData()
  const stored = { ...picture, src: pictureUrl(picture.src, objectsUrl) }
  const { avif, img } = sourcesOf(stored, sizes, isOnCard)
  const { isFailed, check, fail } = useFailed(img.src)
  return (
    <span className={`picture ${SHAPE[shape]}`}>
      {picture.blur !== undefined && <img src={picture.blur} alt="" aria-hidden="true" />}
      {isFailed ? (
        <FailedPicture alt={alt} />
      ) : (
        <picture>
          {avif && <source type="image/avif" {...avif} />}
          <img
            ref={check}
            onError={fail}
            {...img}
            width={picture.width}
            height={picture.height}
            alt={alt}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : undefined}
            decoding="async"
          />
        </picture>
      )}
    </span>
  )
}
