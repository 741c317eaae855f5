import type { Picture as Stored } from '@ironsouq/contract/device/device.schema'
import { listedWidthOf, widthsOf } from '@ironsouq/contract/media/media.widths'
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
  /** Above the fold: loads first. The others load lazily. */
  eager?: boolean
  shape?: keyof typeof SHAPE
}

const SHAPE = { photo: 'aspect-4/3', wide: 'aspect-video' }

/** The `srcset` of one type; undefined for a picture that the image job did not make. */
export function sourceSet({ src, width }: Stored, type: 'avif' | 'webp'): string | undefined {
  const listed = `/${listedWidthOf(width)}.webp`
  if (!src.endsWith(listed)) return undefined
  const folder = src.slice(0, -listed.length)
  return widthsOf(width)
    .map((each) => `${folder}/${each}.${type} ${each}w`)
    .join(', ')
}

/** A picture in a box with its aspect ratio, over its blur placeholder. */
export function Picture({ picture, alt, sizes, eager = false, shape = 'photo' }: PictureProps) {
  const { objectsUrl } = useSiteData()
  const src = pictureUrl(picture.src, objectsUrl)
  const shown = { ...picture, src }
  const avif = sourceSet(shown, 'avif')
  return (
    <span className={`relative block w-full overflow-hidden bg-sunk ${SHAPE[shape]}`}>
      {picture.blur !== undefined && (
        <img src={picture.blur} alt="" aria-hidden="true" className="absolute inset-0 size-full" />
      )}
      <picture>
        {avif !== undefined && <source type="image/avif" srcSet={avif} sizes={sizes} />}
        <img
          src={src}
          srcSet={sourceSet(shown, 'webp')}
          sizes={sizes}
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      </picture>
    </span>
  )
}
