import type { Picture as Stored } from '@ironsouq/contract/device/device.schema'
import { Picture } from '#shell/picture.tsx'
import { useT } from '#shell/use-t.ts'

interface DevicePictureProps {
  picture: Stored | null
  alt: string
  /** How wide it is drawn, for the browser to choose from the widths there are. */
  sizes: string
  /** Seen at once: fetched first. The others wait until they are scrolled to. */
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
      {t('device.noPicture')}
    </span>
  )
}
