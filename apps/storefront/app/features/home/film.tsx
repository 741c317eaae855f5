import type { BlockOf } from '@ironsouq/contract/renovation/renovation.schema'
import { Icon } from '@ironsouq/ui/primitives/icon'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { pictureUrl } from '#shell/picture-url.ts'
import { Picture } from '#shell/picture.tsx'
import { useShell } from '#shell/shell-data.ts'
import { useT } from '#shell/use-t.ts'

const SIZES = '(width >= 1024px) 432px, (width >= 640px) 48vw, 100vw'

/** 6:42, as a player writes it in every language. */
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const never = () => () => {}
/** False in the page as it is sent and until script has taken it over. */
const useScripted = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * A film of which nothing is fetched until it is asked for. Without script the browser's own player
 * is all there is; with it, a plate on the picture starts it.
 */
export function Film({ src, seconds, title, poster }: BlockOf<'videos'>['items'][number]) {
  const t = useT()
  const { objectsUrl } = useShell()
  const player = useRef<HTMLVideoElement>(null)
  const [begun, setBegun] = useState(false)
  const plate = useScripted() && !begun
  // The plate had the focus and is gone.
  useEffect(() => {
    if (begun) player.current?.focus()
  }, [begun])
  const begin = () => {
    setBegun(true)
    player.current?.play().catch(() => setBegun(false))
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
          className={`absolute inset-0 size-full object-cover ${begun ? 'bg-sunk' : ''}`}
        />
        {plate && (
          <button type="button" onClick={begin} className="absolute inset-0 cursor-pointer">
            <span className="sr-only">{t('home.playFilm', { title })}</span>
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
