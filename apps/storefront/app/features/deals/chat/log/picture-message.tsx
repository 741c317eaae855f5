import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import type { ThreadMessage } from '@ironsouq/contract/deals/chat/chat.schema'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useEffect, useRef, useState } from 'react'
import { useT } from '#kit/text/use-t.ts'
import { chatCall } from '../chat-call.ts'

interface PictureMessageProps {
  chatId: string
  message: ThreadMessage
}

/** The address of a private picture: it is asked for when the picture comes into sight. */
function usePictureUrl({ chatId, message: { seq } }: PictureMessageProps) {
  const [url, setUrl] = useState<string>()
  const [isFailed, setIsFailed] = useState(false)
  const place = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (url !== undefined || isFailed || !place.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      chatCall(chatEndpoints.imageLink, { query: { chatId, seq } }).then(
        (link) => setUrl(link.url),
        () => setIsFailed(true),
      )
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [chatId, seq, url, isFailed])
  return { url, isFailed, fail: () => setIsFailed(true), place }
}

/** A picture; a click shows the whole of it. */
export function PictureMessage(props: PictureMessageProps) {
  const t = useT()
  const { message } = props
  const { url, isFailed, fail, place } = usePictureUrl(props)
  const view = useRef<HTMLDialogElement>(null)
  const alt =
    message.author === 'buyer'
      ? t('chat.ownPhoto')
      : t('chat.photoFrom', { name: message.authorName })
  const { width = 4, height = 3 } = message.image ?? {}
  if (isFailed)
    return (
      <span className="flex items-center gap-2 rounded-box bg-sunk p-3 text-ink-muted">
        <Icon name="warn" size="small" />
        {t('common.imageFailed')}
      </span>
    )
  return (
    <>
      <button
        ref={place}
        type="button"
        aria-label={alt}
        aria-haspopup="dialog"
        onClick={() => view.current?.showModal()}
        className="block cursor-zoom-in overflow-hidden rounded-box bg-sunk p-1"
      >
        {/* Its own box: nothing moves when the picture arrives. */}
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="h-auto max-h-60 w-60">
          {url !== undefined && <image href={url} width={width} height={height} onError={fail} />}
        </svg>
      </button>
      <dialog
        ref={view}
        aria-label={alt}
        className="m-auto max-h-dvh max-w-dvw bg-transparent p-0 backdrop:bg-scrim"
      >
        {url !== undefined && (
          <img src={url} alt={alt} className="max-h-dvh max-w-full object-contain" />
        )}
        <form method="dialog" className="absolute end-2 top-2">
          <button
            type="submit"
            aria-label={t('common.close')}
            className={buttonLook({ isSquare: true })}
          >
            <Icon name="close" />
          </button>
        </form>
      </dialog>
    </>
  )
}
