import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Icon } from '../../primitives/display/icon.tsx'
import { isPlainClick } from './plain-click.tsx'
import type { ZoomLabels } from './zoom-view.tsx'

/** Loaded on first use. */
const ZoomView = lazy(async () => ({ default: (await import('./zoom-view.tsx')).ZoomView }))

export interface GalleryPicture {
  key: string
  /** One or two words. */
  caption: string
  /** The full picture, for browsers without script. */
  href: string
  main: ReactNode
  thumb: ReactNode
  full: ReactNode
}

interface GalleryProps {
  label: string
  pictures: readonly [GalleryPicture, ...GalleryPicture[]]
  words: ZoomLabels & {
    /** "Enlarge". */
    open: string
  }
}

const isMirrored = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** Which picture of the row is in view. */
const inView = ({ scrollLeft, clientWidth }: Element) =>
  clientWidth > 0 ? Math.round(Math.abs(scrollLeft) / clientWidth) : 0

/**
 * A carousel that is swiped or moved with the arrow keys, with thumbnails. Each picture is a link to
 * the full one, so that it works without script too.
 */
export function Gallery({ label, pictures, words }: GalleryProps) {
  const row = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const [zoom, setZoom] = useState<'never' | 'open' | 'closed'>('never')

  const show = (to: number) => {
    setAt(to)
    const list = row.current
    if (!list) return
    list.scrollTo({
      left: to * list.clientWidth * (isMirrored(list) ? -1 : 1),
      behavior: 'instant',
    })
  }
  // The user may have swiped before hydration: start from the scroll position.
  useEffect(() => {
    if (row.current) setAt(inView(row.current))
  }, [row])
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined || !row.current) return
    event.preventDefault()
    const to = at + step * (isMirrored(row.current) ? -1 : 1)
    if (!pictures[to]) return
    const wasInRow = row.current.contains(document.activeElement)
    show(to)
    if (wasInRow) row.current.querySelectorAll('a')[to]?.focus({ preventScroll: true })
  }

  return (
    <section aria-label={label}>
      <div
        role="presentation"
        onKeyDown={handleKey}
        className={`grid gap-2 max-lg:-mx-(--gutter) print:mx-0 print:grid-cols-1! ${pictures.length > 1 ? 'lg:grid-cols-[minmax(0,1fr)_100px]' : ''}`}
      >
        <div className="relative overflow-hidden bg-sunk lg:rounded-box">
          <ul
            ref={row}
            onScroll={({ currentTarget }) => setAt(inView(currentTarget))}
            className="flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain"
          >
            {pictures.map(({ key, href, main }, i) => (
              <li
                key={key}
                aria-hidden={i === at ? undefined : 'true'}
                className="w-full shrink-0 snap-center"
              >
                <a
                  href={href}
                  tabIndex={i === at ? 0 : -1}
                  onClick={(event) => isPlainClick(event) && setZoom('open')}
                  className="relative block aspect-4/3 cursor-zoom-in -outline-offset-3 *:[img]:size-full *:[img]:object-cover"
                >
                  {main}
                  <span className="sr-only">{words.open}</span>
                </a>
              </li>
            ))}
          </ul>
          <span className="pointer-events-none absolute end-3 bottom-3 inline-flex items-center gap-1 rounded-tight bg-graphite px-1.5 py-0.5 text-micro font-medium text-on-graphite print:hidden">
            <Icon name="camera" size="mini" />
            <bdi dir="ltr" className="tabular-nums">
              {words.count(at + 1)}
            </bdi>
          </span>
        </div>
        {pictures.length > 1 && (
          <ul className="grid auto-cols-[84px] grid-flow-col gap-2 overflow-x-auto p-1 [scrollbar-width:none] max-lg:px-(--gutter) lg:h-0 lg:min-h-full lg:auto-cols-auto lg:grid-flow-row lg:content-start lg:overflow-y-auto print:hidden">
            {pictures.map(({ key, caption, href, thumb }, i) => (
              <li key={key} className="min-w-0">
                <a
                  href={href}
                  aria-current={i === at ? 'true' : undefined}
                  onClick={(event) => isPlainClick(event) && show(i)}
                  className="relative block overflow-hidden rounded-tight *:[img]:aspect-4/3 *:[img]:w-full *:[img]:object-cover aria-current:outline-2 aria-current:outline-ink"
                >
                  {thumb}
                  <span className="sr-only">{caption}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {zoom !== 'never' && (
        <Suspense>
          <ZoomView
            isOpen={zoom === 'open'}
            label={label}
            pictures={pictures}
            at={at}
            onMove={show}
            onClose={() => setZoom('closed')}
            words={words}
          />
        </Suspense>
      )}
    </section>
  )
}
