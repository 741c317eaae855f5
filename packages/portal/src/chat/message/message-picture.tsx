import type { ThreadMessage } from '@ironsouq/contract/deals/chat/chat.schema'
import { useEffect, useState } from 'react'
import { api } from '../../api/api.ts'
import { useT } from '../../language/use-t.ts'
import { useConsoleDesk } from '../console-desk.ts'

interface MessagePictureProps {
  chatId: string
  message: ThreadMessage
  image: NonNullable<ThreadMessage['image']>
}

/** A picture of a message. Its address is valid for a minute: a new one is asked for when it is opened. */
export function MessagePicture({ chatId, message, image }: MessagePictureProps) {
  const t = useT()
  const { calls } = useConsoleDesk()
  const [url, setUrl] = useState<string>()
  const { seq, authorName } = message
  useEffect(() => {
    const stop = new AbortController()
    api(calls.imageLink, { query: { chatId, seq }, signal: stop.signal }).then(
      (link) => setUrl(link.url),
      () => {}, // the box stays empty; opening it asks again
    )
    return () => stop.abort()
  }, [calls, chatId, seq])
  const open = async () => {
    const link = await api(calls.imageLink, { query: { chatId, seq } })
    window.open(link.url, '_blank', 'noopener')
  }
  return (
    <button
      type="button"
      onClick={() => void open().catch(() => {})}
      aria-label={t('portalChat.openPhoto', { name: authorName })}
      className="block cursor-pointer overflow-hidden rounded-tight bg-sunk"
    >
      {url === undefined ? (
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${image.width} ${image.height}`}
          className="block h-45 max-w-full"
        />
      ) : (
        <img
          src={url}
          alt=""
          width={image.width}
          height={image.height}
          className="block h-45 w-auto max-w-full object-cover"
        />
      )}
    </button>
  )
}
