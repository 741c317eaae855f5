import type { Picture as Stored } from '@ironsouq/contract/machines/device/device.schema'
import { listedWidthOf, widthsOf } from '@ironsouq/contract/platform/media/media.widths'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useState } from 'react'
import { useT } from '#kit/text/use-t.ts'
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

/** Whether the picture at this URL could not be loaded, also before the page was hydrated. */
function useFailed(src: string) {
  const [failed, setFailed] = useState<string>()
  const check = (img: HTMLImageElement | null) => {
    if (!img?.complete || img.naturalWidth > 0) return
    // A lazy picture that does not load yet is waited for.
    img.decode().catch(() => {
      if (img.complete && img.naturalWidth === 0) setFailed(src)
    })
  }
  return { isFailed: failed === src, check, fail: () => setFailed(src) }
}

/** In place of a picture that cannot be loaded [FM-5]. */
function FailedPicture({ alt }: { alt: string }) {
  const t = useT()
  return (
    <span className="absolute inset-0 grid place-content-center justify-items-center gap-1 bg-sunk p-2 text-center text-micro text-ink-muted">
      <Icon name="warn" />
      {t('common.imageFailed')}
      <span className="sr-only">{alt}</span>
    </span>
  )
}

/** A picture in a box with its aspect ratio, over its blur placeholder. */
export function Picture({ picture, alt, sizes, eager = false, shape = 'photo' }: PictureProps) {
  const { objectsUrl } = useSiteData()
  const src = pictureUrl(picture.src, objectsUrl)
  const shown = { ...picture, src }
  const avif = sourceSet(shown, 'avif')
  const { isFailed, check, fail } = useFailed(src)
  return (
    <span className={`relative block w-full overflow-hidden bg-sunk ${SHAPE[shape]}`}>
      {picture.blur !== undefined && (
        <img src={picture.blur} alt="" aria-hidden="true" className="absolute inset-0 size-full" />
      )}
      {isFailed ? (
        <FailedPicture alt={alt} />
      ) : (
        <picture>
          {avif !== undefined && <source type="image/avif" srcSet={avif} sizes={sizes} />}
          <img
            ref={check}
            onError={fail}
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
      )}
    </span>
  )
}
