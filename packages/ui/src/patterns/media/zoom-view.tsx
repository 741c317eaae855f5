import {
  type KeyboardEvent,
  type ReactNode,
  type TouchEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { buttonLook } from '../../primitives/action/button-look.tsx'
import { Icon, type IconName } from '../../primitives/display/icon.tsx'

export interface ZoomLabels {
  /** "1 / 36". */
  count: (n: number) => string
  next: string
  previous: string
  zoom: string
  close: string
}

interface ZoomViewProps {
  isOpen: boolean
  label: string
  pictures: readonly { key: string; caption: string; full: ReactNode }[]
  at: number
  onMove: (to: number) => void
  onClose: () => void
  words: ZoomLabels
}

/** The distance of a swipe, in px. */
const SWIPE = 48

const FITTED =
  'grid size-full cursor-zoom-in grid-cols-[100%] grid-rows-[100%] place-items-center -outline-offset-3 *:[img]:max-h-full *:[img]:max-w-full *:[img]:object-contain'
const LARGE = 'block w-[250%] cursor-zoom-out -outline-offset-3 *:[img]:w-full'

interface ToolProps {
  label: string
  icon: IconName
  onClick: () => void
}

function Tool({ label, icon, onClick }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={buttonLook({ tone: 'line', isSquare: true })}
    >
      <Icon name={icon} />
    </button>
  )
}

/**
 * A full-screen picture in a `dialog` element. Arrow keys and swipes follow the reading direction; a
 * click zooms in, and then they scroll.
 */
export function ZoomView({ isOpen, label, pictures, at, onMove, onClose, words }: ZoomViewProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const touchedAt = useRef<number>(null)
  const [isLarge, setLarge] = useState(false)

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  const move = (by: number) => {
    setLarge(false)
    onMove((at + by + pictures.length) % pictures.length)
  }
  const forward = () =>
    dialog.current && getComputedStyle(dialog.current).direction === 'rtl' ? -1 : 1
  const handleKey = (event: KeyboardEvent) => {
    if (isLarge) return
    if (event.key === 'ArrowRight') move(forward())
    if (event.key === 'ArrowLeft') move(-forward())
  }
  const handleTouchStart = ({ touches }: TouchEvent) => {
    touchedAt.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null
  }
  const handleTouchEnd = (event: TouchEvent) => {
    const from = touchedAt.current
    const to = event.changedTouches[0]?.clientX
    touchedAt.current = null
    if (isLarge || from === null || to === undefined || Math.abs(to - from) < SWIPE) return
    move(to < from ? forward() : -forward())
  }

  const shown = pictures[at]
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onKeyDown={handleKey}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-paper text-ink backdrop:bg-scrim"
    >
      {isOpen && shown && (
        <div className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto]">
          <div className="flex items-start gap-2 px-(--gutter) py-2">
            <p aria-live="polite" className="me-auto min-w-0 self-center wrap-anywhere">
              <bdi dir="ltr" className="font-semibold tabular-nums">
                {words.count(at + 1)}
              </bdi>{' '}
              {shown.caption}
            </p>
            <Tool label={words.close} icon="close" onClick={onClose} />
          </div>
          <div
            onTouchStart={handleTouchStart}
            onTouchEnd={handleTouchEnd}
            className={`min-h-0 ${isLarge ? 'overflow-auto overscroll-contain' : 'overflow-hidden'}`}
          >
            <button
              type="button"
              aria-pressed={isLarge}
              onClick={() => setLarge(!isLarge)}
              className={isLarge ? LARGE : FITTED}
            >
              {shown.full}
              <span className="sr-only">{words.zoom}</span>
            </button>
          </div>
          <div className="flex min-h-15 items-center justify-center gap-2 px-(--gutter)">
            {pictures.length > 1 && (
              <>
                <Tool label={words.previous} icon="previous" onClick={() => move(-1)} />
                <Tool label={words.next} icon="next" onClick={() => move(1)} />
              </>
            )}
          </div>
        </div>
      )}
    </dialog>
  )
}
