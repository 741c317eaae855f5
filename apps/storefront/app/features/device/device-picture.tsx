import type { Picture } from '@ironsouq/contract/device/device.schema'
import { pictureUrl } from '#shell/picture-url.ts'
import { useShell } from '#shell/shell-data.ts'
import { useT } from '#shell/use-t.ts'

interface DevicePictureProps {
  picture: Picture | null
  alt: string
  /** How wide it is drawn, for the browser to choose from the widths there are. */
  sizes: string
  /** Seen at once: fetched first. The others wait until they are scrolled to. */
  eager?: boolean
}

/** The image job keeps each picture in two widths; their keys differ in the last number only. */
const SMALLER = { width: 640, of: /-1280\.webp$/ }

export function DevicePicture({ picture, alt, sizes, eager = false }: DevicePictureProps) {
  const t = useT()
  const { objectsUrl } = useShell()
  if (!picture)
    return (
      <span className="grid aspect-4/3 w-full place-items-center bg-sunk p-2 text-center text-micro text-ink-muted">
        {t('device.noPicture')}
      </span>
    )
  const src = pictureUrl(picture.src, objectsUrl)
  const small = src.replace(SMALLER.of, `-${SMALLER.width}.webp`)
  const widths = [
    ...(small === src ? [] : [`${small} ${SMALLER.width}w`]),
    `${src} ${picture.width}w`,
  ]
  return (
    <img
      src={src}
      srcSet={widths.join(', ')}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className="aspect-4/3 w-full bg-sunk object-cover"
    />
  )
}
