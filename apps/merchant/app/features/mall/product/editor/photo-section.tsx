import { ApiError } from '@ironsouq/contract/client'
import { PRODUCT_PICTURES_MAX } from '@ironsouq/contract/mall/product-admin/product-admin.limits'
import { IMAGE_TYPES, MB, PURPOSES } from '@ironsouq/contract/platform/media/media.limits'
import { pictureUrl } from '@ironsouq/portal/api/picture-url.ts'
import { uploadedPicture } from '@ironsouq/portal/api/upload-picture.ts'
import { Section } from '@ironsouq/portal/device/section'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { IconButton } from '@ironsouq/ui/primitives/action/icon-button'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useState } from 'react'
import type { ProductFormState } from './product-form.ts'
import { nameOf } from './product-texts.ts'
import type { Picture } from './product-values.ts'

const exchanged = (pictures: readonly Picture[], at: number, by: 1 | -1): Picture[] => {
  const next = [...pictures]
  const [one, other] = [next[at], next[at + by]]
  if (one && other) [next[at], next[at + by]] = [other, one]
  return next
}

/** The photos in their order; new ones are uploaded at once and saved with the product. */
export function PhotoSection({ form }: { form: ProductFormState }) {
  const t = useT()
  const [sending, setSending] = useState(0)
  const [faults, setFaults] = useState<readonly string[]>([])
  const { pictures } = form.values
  /** The uploaded photo, or why it cannot be used. */
  const uploaded = async (file: File) => {
    try {
      const picture = await uploadedPicture(file, 'product', 'merchant')
      if (picture) return picture
    } catch (err) {
      // 400: the kind or the size of the file, which the text below names.
      const isOfFile = err instanceof ApiError && err.status === 400
      if (!isOfFile) return err instanceof ApiError ? err.message : t('portal.awayTitle')
    }
    const { maxBytes, minSide: side } = PURPOSES.product
    return t('portalProduct.photoRefused', { file: file.name, megabytes: maxBytes / MB, side })
  }
  const send = async (files: readonly File[]) => {
    const some = files.slice(0, PRODUCT_PICTURES_MAX - pictures.length)
    setSending((count) => count + some.length)
    setFaults([])
    let all = pictures
    for (const file of some) {
      const added = await uploaded(file)
      setSending((count) => count - 1)
      if (typeof added === 'string') setFaults((before) => [...before, added])
      else {
        all = [...all, added]
        form.set({ pictures: all })
      }
    }
  }
  const set = (next: Picture[]) => form.set({ pictures: next })
  return (
    <Section
      heading={t('portalProduct.photos')}
      note={t('portalProduct.photosHint', { max: PRODUCT_PICTURES_MAX })}
    >
      <ol className="grid grid-cols-2 gap-3 md:grid-cols-4 xl:grid-cols-5">
        {pictures.map((picture, at) => (
          <li
            // The same photo twice has one address.
            key={'uploadId' in picture ? picture.uploadId : picture.pictureId}
            className="grid grid-cols-[minmax(0,1fr)] content-start gap-1 rounded-box border border-line bg-raised p-1.5"
          >
            <img
              src={pictureUrl(picture.src)}
              alt={t('portalProduct.photo', { n: at + 1, name: nameOf(form.values) })}
              loading="lazy"
              className="aspect-4/3 w-full rounded-tight object-cover"
            />
            <span className="flex justify-between">
              <IconButton
                tone="quiet"
                icon="previous"
                label={t('portalDevice.photoEarlier')}
                isDisabled={at === 0 || sending > 0}
                onPress={() => set(exchanged(pictures, at, -1))}
              />
              <IconButton
                tone="quiet"
                icon="next"
                label={t('portalDevice.photoLater')}
                isDisabled={at === pictures.length - 1 || sending > 0}
                onPress={() => set(exchanged(pictures, at, 1))}
              />
              <IconButton
                tone="quiet"
                icon="close"
                label={t('portalDevice.photoRemove')}
                isDisabled={sending > 0}
                onPress={() => set(pictures.filter((_, n) => n !== at))}
              />
            </span>
          </li>
        ))}
        {pictures.length < PRODUCT_PICTURES_MAX && (
          <li>
            <label className="grid aspect-4/3 cursor-pointer place-items-center content-center gap-2 rounded-box border border-dashed border-line-strong p-2 text-center focus-within:outline-3 focus-within:outline-focus hover:border-ink">
              <Icon name="camera" />
              <span role="status">
                {sending > 0
                  ? t('portalDevice.photosSending', { count: sending })
                  : t('portalDevice.addPhotos')}
              </span>
              <input
                type="file"
                multiple
                aria-label={t('portalDevice.addPhotos')}
                accept={IMAGE_TYPES.join(',')}
                className="sr-only"
                disabled={sending > 0}
                onChange={(event) => {
                  void send([...(event.target.files ?? [])])
                  event.target.value = ''
                }}
              />
            </label>
          </li>
        )}
      </ol>
      <div role="alert" className="grid gap-1 break-words text-refused">
        {faults.map((fault, n) => (
          <p key={n}>{fault}</p>
        ))}
      </div>
    </Section>
  )
}
