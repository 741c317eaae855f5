import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Closes a menu; focus inside it returns to its button. */
export function closeFold(fold: HTMLDetailsElement | null): void {
  if (!fold?.open) return
  const wasInside = fold.contains(document.activeElement)
  fold.open = false
  if (wasInside) fold.querySelector('summary')?.focus({ preventScroll: true })
}

/** Closes a menu on Escape, a click outside, Tab, or a navigation. */
function useFoldManners(fold: RefObject<HTMLDetailsElement | null>): void {
  const { key } = useLocation()
  const openedOn = useRef(key)
  useEffect(() => {
    if (openedOn.current === key) return
    openedOn.current = key
    closeFold(fold.current)
  }, [fold, key])
  useEffect(() => {
    const menu = fold.current
    if (!menu) return
    const gone = new AbortController()
    const { signal } = gone
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !menu.contains(target)
    menu.addEventListener('keydown', (e) => e.key === 'Escape' && closeFold(menu), { signal })
    menu.addEventListener('focusout', (e) => isOutside(e.relatedTarget) && (menu.open = false), {
      signal,
    })
    document.addEventListener('pointerdown', (e) => isOutside(e.target) && (menu.open = false), {
      signal,
    })
    return () => gone.abort()
  }, [fold])
}

interface MenuFoldProps {
  /** The content of the button. */
  button: ReactNode
  /** The label for screen readers. */
  label?: string
  buttonLook: string
  /** Position and width of the menu. */
  look: string
  className?: string
  onOpen?: (fold: HTMLDetailsElement) => void
  children: ReactNode
}

const MENU =
  'absolute top-full z-popup border border-line-strong bg-raised text-small text-ink shadow-raise'

/** A `details` element as a menu: it opens without script, and at most one is open. */
export function MenuFold(props: MenuFoldProps) {
  const { button, label, buttonLook, look, className = 'relative', onOpen, children } = props
  const fold = useRef<HTMLDetailsElement>(null)
  useFoldManners(fold)
  return (
    <details
      ref={fold}
      name="menu"
      className={`group ${className}`}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.(currentTarget)}
    >
      <summary aria-label={label} className={`cursor-pointer list-none ${buttonLook}`}>
        {button}
      </summary>
      <div className={`${MENU} ${look}`}>{children}</div>
    </details>
  )
}

/** The look of a menu item, a link or a button. */
export const MENU_LINE = 'menu-line'
