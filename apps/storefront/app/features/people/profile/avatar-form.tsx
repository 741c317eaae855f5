import type { Profile } from '@ironsouq/contract/people/member/member.schema'
import {
  PURPOSES,
  MB,
  IMAGE_TYPES,
  isImageType,
} from '@ironsouq/contract/platform/media/media.limits'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react'
import { Form, useRevalidator } from 'react-router'
import { RefusedNote } from '#kit/form/saved-note.tsx'
import { log } from '#kit/log.ts'
import { fileType } from '#kit/text/file-type.ts'
import { useT } from '#kit/text/use-t.ts'
import { UserPicture } from './parts/avatar.tsx'

/** Loaded when the user first chooses a picture. */
const AvatarCrop = lazy(async () => ({ default: (await import('./avatar-crop.tsx')).AvatarCrop }))

const AVATAR_BYTES = PURPOSES.avatar.maxBytes

/** Browsers take the type from the name or the content; a name may also have no extension. */
const mayBeImage = (name: string) => ['image', 'unknown'].includes(fileType(name))

/** The member's picture: chosen, cropped, uploaded, checked, and only then shown [FM-1]. */
export function Avatar({ profile }: { profile: Profile }) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File>()
  const [refusal, setRefusal] = useState<string>()
  const [isSending, setIsSending] = useState(false)

  const handleChosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    currentTarget.value = ''
    if (!file) return
    if (!isImageType(file.type) || !mayBeImage(file.name)) return setRefusal(t('error.imageFormat'))
    if (file.size > AVATAR_BYTES)
      return setRefusal(t('error.imageTooLarge', { megabytes: AVATAR_BYTES / MB }))
    setRefusal(undefined)
    setChosen(file)
  }

  const handleCut = async (picture: Blob) => {
    setChosen(undefined)
    setIsSending(true)
    try {
      const { sendAvatar } = await import('./send-avatar.ts')
      setRefusal(await sendAvatar(picture, t))
      await revalidate()
    } catch (err) {
      log('the picture could not be sent', err)
      setRefusal(t('settings.photoFailed'))
    } finally {
      setIsSending(false)
    }
  }

  return (
    <Panel heading={t('settings.photo')}>
      <div className="flex flex-wrap items-center gap-4">
        <UserPicture size="huge" pic={profile.pic} nickName={profile.nickName} />
        <div className="grid min-w-0 flex-1 basis-60 gap-2">
          <Form method="post" className="flex flex-wrap gap-2">
            <button
              type="button"
              className={`${buttonLook({ size: 'dense' })} noscript:hidden`}
              onClick={() => input.current?.click()}
              {...(isSending && { 'data-pending': '' })}
            >
              {isSending ? t('settings.photoUploading') : t('settings.choosePhoto')}
            </button>
            {profile.pic !== '' && (
              <button
                type="submit"
                name="intent"
                value="removeAvatar"
                className={buttonLook({ tone: 'quiet', size: 'dense' })}
              >
                {t('settings.removePhoto')}
              </button>
            )}
          </Form>
          <input
            ref={input}
            type="file"
            accept={IMAGE_TYPES.join(',')}
            aria-label={t('settings.choosePhoto')}
            onChange={handleChosen}
            className="sr-only"
            tabIndex={-1}
          />
          <p className="text-micro text-ink-muted">
            {t('settings.photoRule', { megabytes: AVATAR_BYTES / MB })}
          </p>
          <RefusedNote text={refusal} />
        </div>
      </div>
      {chosen && (
        <Suspense>
          <AvatarCrop
            file={chosen}
            onCut={(picture) => void handleCut(picture)}
            onClose={() => setChosen(undefined)}
          />
        </Suspense>
      )}
    </Panel>
  )
}
