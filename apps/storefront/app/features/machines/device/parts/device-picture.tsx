import type { Picture as Stored } from '@ironsouq/contract/machines/device/device.schema'
import { Picture } from '#kit/page/picture.tsx'
import { useT } from '#kit/text/use-t.ts'

interface DevicePictureProps {
  picture: Stored | null
  alt: string
  /** The `sizes` attribute: the browser chooses from `srcset` by it. */
  sizes: string
  isOnCard?: boolean
  /** Above the fold: loads first. The others load lazily. */
  eager?: boolean
  shape?: 'photo' | 'wide'
}

const SHAPE = { photo: 'aspect-4/3', wide: 'aspect-video' }

export function DevicePicture({ picture, shape = 'photo', ...shown }: DevicePictureProps) {
  const t = useT()
  if (picture) return <Picture picture={picture} shape={shape} {...shown} />
  return (
    <span
      className={`grid w-full place-items-center bg-sunk p-2 text-center text-micro text-ink-muted ${SHAPE[shape]}`}
    >
      {t('device.noPhoto')}
    </span>
  )
}
