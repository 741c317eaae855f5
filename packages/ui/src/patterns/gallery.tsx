import { type MouseEvent, type ReactNode, useState } from 'react'
import { Icon } from '../primitives/icon.tsx'
import { type ZoomWords, ZoomView } from './zoom-view.tsx'

export interface GalleryPicture {
  key: string
  /** What it shows, in a word or two. */
  caption: string
  /** The whole picture, for those without script. */
  href: string
  main: ReactNode
  thumb: ReactNode
  full: ReactNode
}

interface GalleryProps {
  label: string
  pictures: readonly [GalleryPicture, ...GalleryPicture[]]
  words: ZoomWords & {
    /** "Enlarge". */
    open: string
  }
}

const plain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey

/** One picture large, the others to choose from; each is a link to the whole picture. */
export function Gallery({ label, pictures, words }: GalleryProps) {
  const [at, setAt] = useState(0)
  const [isZoomed, setZoomed] = useState(false)
  const shown = pictures[at] ?? pictures[0]
  const instead = (act: () => void) => (event: MouseEvent) => {
    if (!plain(event)) return
    event.preventDefault()
    act()
  }
  return (
    <section
      aria-label={label}
      className="grid gap-2 max-lg:-mx-(--gutter) lg:grid-cols-[minmax(0,1fr)_100px]"
    >
      <a
        href={shown.href}
        onClick={instead(() => setZoomed(true))}
        className="relative block aspect-4/3 cursor-zoom-in overflow-hidden bg-sunk *:[img]:size-full *:[img]:object-cover lg:rounded-box"
      >
        {shown.main}
        <span className="sr-only">{words.open}</span>
        <span className="absolute end-3 bottom-3 inline-flex items-center gap-1 rounded-tight bg-graphite px-1.5 py-0.5 text-micro font-medium text-on-graphite">
          <Icon name="camera" size="mini" />
          <bdi dir="ltr" className="tabular-nums">
            {words.count(at + 1)}
          </bdi>
        </span>
      </a>
      {pictures.length > 1 && (
        <ul className="grid auto-cols-[88px] grid-flow-col gap-2 overflow-x-auto p-1 max-lg:px-(--gutter) lg:h-0 lg:min-h-full lg:auto-cols-auto lg:grid-flow-row lg:content-start lg:overflow-y-auto">
          {pictures.map(({ key, caption, href, thumb }, i) => (
            <li key={key} className="min-w-0">
              <a
                href={href}
                aria-current={i === at ? 'true' : undefined}
                onClick={instead(() => setAt(i))}
                className="group grid gap-0.5 text-micro text-ink-muted *:[img]:aspect-4/3 *:[img]:w-full *:[img]:rounded-tight *:[img]:object-cover aria-current:font-semibold aria-current:text-ink aria-current:*:[img]:outline-2 aria-current:*:[img]:-outline-offset-2 aria-current:*:[img]:outline-ink"
              >
                {thumb}
                <span className="truncate">{caption}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <ZoomView
        isOpen={isZoomed}
        label={label}
        pictures={pictures}
        at={at}
        onMove={setAt}
        onClose={() => setZoomed(false)}
        words={words}
      />
    </section>
  )
}
