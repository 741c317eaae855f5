import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useEffect, useRef, useState } from 'react'
import { useT } from '#kit/text/use-t.ts'

/** Released when another photo replaces it or the form closes. */
function usePhotoUrl() {
  const [url, setUrl] = useState<string>()
  useEffect(
    () => () => {
      if (url !== undefined) URL.revokeObjectURL(url)
    },
    [url],
  )
  return [url, (file: File | undefined) => file && setUrl(URL.createObjectURL(file))] as const
}

/** On a phone there is room for it above the field and the keyboard. */
const HEIGHT = 'max-h-44 sm:max-h-80'

/**
 * A photo of the plate beside the fields that are typed from it. It is only shown: nothing reads it, and nothing sends
 * it, so that what is saved is what a person has confirmed.
 */
export function PlatePhoto() {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [url, choose] = usePhotoUrl()
  const [isLarge, setLarge] = useState(false)
  return (
    // Rows of the form, so that on a phone the photo stays in sight beside the field that is typed.
    <>
      {url !== undefined && (
        <div
          className={`z-1 rounded-box border border-line bg-paper max-sm:sticky max-sm:top-15 ${HEIGHT} ${isLarge ? 'overflow-auto' : 'overflow-hidden'}`}
        >
          <button
            type="button"
            aria-label={t('fit.plateZoom')}
            aria-pressed={isLarge}
            onClick={() => setLarge(!isLarge)}
            className={`block ${isLarge ? 'w-[250%] cursor-zoom-out' : 'w-full cursor-zoom-in'}`}
          >
            <img
              src={url}
              alt={t('fit.plate')}
              className={isLarge ? 'w-full' : `w-full object-contain ${HEIGHT}`}
            />
          </button>
        </div>
      )}
      {url !== undefined && <p className="text-micro text-ink-muted">{t('fit.plateShown')}</p>}
      <p className="noscript:hidden">
        <button
          type="button"
          className={buttonLook({ size: 'dense' })}
          onClick={() => input.current?.click()}
        >
          <Icon name="camera" size="small" />
          {t(url === undefined ? 'fit.plate' : 'fit.plateAgain')}
        </button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          capture="environment"
          aria-label={t('fit.plate')}
          tabIndex={-1}
          className="sr-only"
          onChange={({ currentTarget: { files } }) => {
            setLarge(false)
            choose(files?.[0])
          }}
        />
      </p>
    </>
  )
}
