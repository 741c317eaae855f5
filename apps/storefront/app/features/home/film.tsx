import type { BlockOf } from '@ironsouq/contract/renovation/renovation.schema'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { pictureUrl } from '#kit/page/picture-url.ts'
import { Picture } from '#kit/page/picture.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'

const SIZES = '(width >= 1024px) 432px, (width >= 640px) 48vw, 100vw'

/** 6:42, the same in every language. */
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const never = () => () => {}
/** False on the server and until hydration. */
const useScripted = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * A film that loads only when the user starts it. Without script it is the native player; with
 * script, a button on the poster starts it.
 */
export function Film({ src, seconds, title, poster }: BlockOf<'videos'>['items'][number]) {
  const t = useT()
  const { objectsUrl } = useSiteData()
  const player = useRef<HTMLVideoElement>(null)
  const [isStarted, setIsStarted] = useState(false)
  const plate = useScripted() && !isStarted
  // The button had the focus and is removed.
  useEffect(() => {
    if (isStarted) player.current?.focus()
  }, [isStarted])
  const begin = () => {
    setIsStarted(true)
    player.current?.play().catch(() => setIsStarted(false))
  }
  return (
    <figure className="grid gap-2">
      <div className="relative overflow-hidden rounded-box">
        <Picture picture={poster} alt="" sizes={SIZES} />
        <video
          ref={player}
          src={pictureUrl(src, objectsUrl)}
          controls={!plate}
          preload="none"
          playsInline
          muted
          aria-label={title}
          className={`absolute inset-0 size-full object-cover ${isStarted ? 'bg-sunk' : ''}`}
        />
        {plate && (
          <button type="button" onClick={begin} className="absolute inset-0 cursor-pointer">
            <span className="sr-only">{t('home.playVideo', { title })}</span>
            <span className="absolute start-3 bottom-3 inline-flex min-h-9 items-center gap-2 rounded-box bg-graphite px-3 font-semibold text-on-graphite">
              <Icon name="play" />
              <bdi dir="ltr" className="tabular-nums">
                {clock(seconds)}
              </bdi>
            </span>
          </button>
        )}
      </div>
      <figcaption className="text-body font-semibold text-pretty">{title}</figcaption>
    </figure>
  )
}
