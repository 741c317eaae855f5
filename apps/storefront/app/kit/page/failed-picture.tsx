import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useState } from 'react'
import { useT } from '#kit/text/use-t.ts'

/** Whether the picture at this URL could not be loaded, also before the page was hydrated. */
export function useFailed(src: string) {
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

interface FailedPictureProps {
  alt: string
  /** In a list, where there is room for the text alone. */
  isSmall?: boolean
}

/** In place of a picture that cannot be loaded [FM-5]. */
export function FailedPicture({ alt, isSmall = false }: FailedPictureProps) {
  const t = useT()
  return (
    <span
      className={`absolute inset-0 grid place-content-center justify-items-center gap-1 bg-sunk text-center text-micro text-ink-muted ${isSmall ? 'p-0.5 leading-tight' : 'p-2'}`}
    >
      {!isSmall && <Icon name="warn" />}
      {t('common.imageFailed')}
      {alt !== '' && <span className="sr-only">{alt}</span>}
    </span>
  )
}
