import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { splitPath } from './locale-path.ts'

/** Outlives the components: an error page is drawn as a whole new document. */
let shown: string | undefined

/** Pages that were seen before are kept in the document, hidden; they are not meant. */
const inSight = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility())

/** What the address points at, the page's heading, or the page. */
function landing(hash: string): HTMLElement | undefined {
  const target = hash && inSight(`#${CSS.escape(hash.slice(1))}`)
  return target || inSight('main h1') || inSight('main')
}

/**
 * A page that came without a load is told as one that was loaded is: its title is said, and the
 * keyboard stands at its beginning. The same page in another language is no other place.
 */
export function FocusAfterNavigation() {
  const { pathname, hash } = useLocation()
  const voice = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const before = shown
    shown = pathname
    if (before === undefined || before === pathname) return
    if (voice.current) voice.current.textContent = document.title
    if (splitPath(before).page === splitPath(pathname).page) return
    const target = landing(hash)
    if (!target) return
    if (target.tabIndex < 0) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [pathname, hash])
  return <p ref={voice} aria-live="polite" className="sr-only" />
}
