import { POINT_PHOTOS_MAX } from '@ironsouq/contract/machines/inspection/inspection.limits'
import type {
  InspectionPhoto,
  InspectionPoint,
} from '@ironsouq/contract/machines/inspection/inspection.schema'
import { IMAGE_TYPES } from '@ironsouq/contract/platform/media/media.limits'
import { pictureUrl } from '@ironsouq/portal/api/picture-url.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { IconButton } from '@ironsouq/ui/primitives/action/icon-button'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { type ReactNode, type RefCallback, useCallback } from 'react'
import type { StoredPhoto } from './parts/stored-form.ts'

/** Shows a picture of this device, which has an address as long as it is shown. */
const useBlobPicture = (blob: Blob) =>
  useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(blob)
      return () => URL.revokeObjectURL(image.src)
    },
    [blob],
  )

interface FrameProps {
  /** The address of the picture, or what shows it. */
  src?: string
  show?: RefCallback<HTMLImageElement>
  name: string
  badge?: ReactNode
  onRemove: () => void
}

function PhotoFrame({ src, show, name, badge, onRemove }: FrameProps) {
  const t = useT()
  return (
    <li className="relative size-24 overflow-hidden rounded-box border border-line bg-sunk">
      <img
        src={src}
        ref={show}
        alt={t('backofficeInspection.photoOf', { name })}
        className="size-full object-cover"
      />
      <span className="absolute inset-x-0 bottom-0 grid justify-items-start">{badge}</span>
      <span className="absolute end-0 top-0 rounded-es-box bg-raised">
        <IconButton
          tone="quiet"
          icon="close"
          label={t('backofficeInspection.removePhoto', { name })}
          onPress={onRemove}
        />
      </span>
    </li>
  )
}

function WaitingPhoto({
  photo,
  ...frame
}: { photo: StoredPhoto } & Omit<FrameProps, 'src' | 'show' | 'badge'>) {
  const t = useT()
  const show = useBlobPicture(photo.blob)
  const badge =
    photo.fault === null ? (
      <Badge tone="ink" icon="clock">
        {t('backofficeInspection.photoWaiting')}
      </Badge>
    ) : (
      <Badge tone="refused" icon="warn">
        {t('backofficeInspection.photoRefused')}
      </Badge>
    )
  return <PhotoFrame {...frame} show={show} badge={badge} />
}

interface PointPhotosProps {
  point: InspectionPoint
  /** On the server. */
  sent: readonly InspectionPhoto[]
  /** On this device. */
  waiting: readonly StoredPhoto[]
  onTake: (file: File) => void
  onRemoveSent: (photoId: string) => void
  onRemoveWaiting: (photoId: string) => void
}

/** The photos of a point, and the camera for the next one. */
export function PointPhotos(props: PointPhotosProps) {
  const { point, sent, waiting, onTake, onRemoveSent, onRemoveWaiting } = props
  const t = useT()
  const { name } = point
  return (
    <ul className="flex flex-wrap gap-2">
      {sent.map(({ photoId, src }) => (
        <PhotoFrame
          key={photoId}
          src={pictureUrl(src)}
          name={name}
          onRemove={() => onRemoveSent(photoId)}
        />
      ))}
      {waiting.map((photo) => (
        <WaitingPhoto
          key={photo.photoId}
          photo={photo}
          name={name}
          onRemove={() => onRemoveWaiting(photo.photoId)}
        />
      ))}
      {sent.length + waiting.length < POINT_PHOTOS_MAX && (
        <li>
          <label className="grid size-24 cursor-pointer place-items-center content-center gap-1 rounded-box border border-dashed border-line-strong bg-raised p-1 text-center text-micro focus-within:outline-3 focus-within:outline-focus hover:border-ink">
            <Icon name="camera" />
            {t('backofficeInspection.takePhoto')}
            <input
              type="file"
              aria-label={t('backofficeInspection.takePhotoOf', { name })}
              accept={IMAGE_TYPES.join(',')}
              capture="environment"
              className="sr-only"
              onChange={(event) => {
                const file = event.target.files?.[0]
                if (file) onTake(file)
                event.target.value = ''
              }}
            />
          </label>
        </li>
      )}
    </ul>
  )
}
