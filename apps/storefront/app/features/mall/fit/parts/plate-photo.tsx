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
    <div className="grid grid-cols-1 content-start gap-2">
      {url !== undefined && (
        <>
          <div
            className={`max-h-80 rounded-box border border-line ${isLarge ? 'overflow-auto' : 'overflow-hidden'}`}
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
                className={isLarge ? 'w-full' : 'max-h-80 w-full object-contain'}
              />
            </button>
          </div>
          <p className="text-micro text-ink-muted">{t('fit.plateShown')}</p>
        </>
      )}
      <p>
        <button
          type="button"
          className={`${buttonLook({ size: 'dense' })} noscript:hidden`}
          onClick={() => input.current?.click()}
        >
          <Icon name="camera" size="small" />
          {t(url === undefined ? 'fit.plate' : 'fit.plateAgain')}
        </button>
      </p>
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
    </div>
  )
}
