import type { Picture } from '@ironsouq/contract/machines/device/device.schema'
import {
  IMAGE_TYPES,
  MB,
  type Purpose,
  PURPOSES,
} from '@ironsouq/contract/platform/media/media.limits'
import { pictureUrl } from '@ironsouq/portal/api/picture-url.ts'
import { uploadPicture } from '@ironsouq/portal/api/upload-picture.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { type ReactNode, useState } from 'react'

interface PictureFieldProps {
  label: string
  /** The button. */
  choose: string
  purpose: Extract<Purpose, 'logo' | 'content'>
  /** What is saved; null while there is none, or a new one takes its place. */
  picture: Picture | null
  /** Whether a new one was uploaded that is not saved yet. */
  isNew: boolean
  error?: string
  onUpload: (uploadId: string) => void
  /** Further buttons. */
  children?: ReactNode
}

/** One picture: chosen, checked by the server, and saved with the form. */
export function PictureField(props: PictureFieldProps) {
  const { label, choose, purpose, picture, isNew, error, onUpload, children } = props
  const t = useT()
  const [isSending, setSending] = useState(false)
  const send = async (file: File | undefined) => {
    if (!file) return
    setSending(true)
    const uploadId = await uploadPicture(file, purpose, 'merchant').catch(() => null)
    setSending(false)
    if (uploadId === null) toasts.show({ text: t('portalDevice.photoRefused'), tone: 'error' })
    else onUpload(uploadId)
  }
  return (
    <div role="group" aria-label={label} className="grid justify-items-start gap-2">
      <span aria-hidden="true" className="text-small font-medium">
        {label}
      </span>
      {picture && !isNew && (
        <img
          src={pictureUrl(picture.src)}
          alt={label}
          width={picture.width}
          height={picture.height}
          className="max-h-40 w-auto max-w-full rounded-box border border-line object-contain"
        />
      )}
      {isNew && <p role="status">{t('merchantStore.pictureNew')}</p>}
      <span className="flex flex-wrap gap-2">
        <label
          className={`${buttonLook({})} cursor-pointer focus-within:outline-3 focus-within:outline-focus`}
        >
          <Icon name="camera" />
          <span role="status">{isSending ? t('merchantStore.uploading') : choose}</span>
          <input
            type="file"
            aria-label={choose}
            accept={IMAGE_TYPES.join(',')}
            disabled={isSending}
            className="sr-only"
            onChange={({ target }) => {
              void send(target.files?.[0])
              target.value = ''
            }}
          />
        </label>
        {children}
      </span>
      <span className="text-micro text-ink-muted">
        {t('merchantStore.pictureHint', { size: PURPOSES[purpose].maxBytes / MB })}
      </span>
      {error !== undefined && <p className="text-micro text-refused">{error}</p>}
    </div>
  )
}
