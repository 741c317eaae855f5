import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { splitPath } from '#kit/navigation/locale-path.ts'

/** Outlives the components: an error page replaces the whole React tree. */
let shown: string | undefined

/** Skips hidden pages that keep-alive leaves in the document. */
const inSight = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility())

/** The target of the hash, the page's heading, or the page. */
function targetOf(hash: string): HTMLElement | undefined {
  const target = hash && inSight(`#${CSS.escape(hash.slice(1))}`)
  return target || inSight('main h1') || inSight('main')
}

/**
 * After a navigation in the browser, announces the title and moves the focus to the start of the
 * page, as a document load would. The same page in another language counts as the same place.
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
    const target = targetOf(hash)
    if (!target) return
    if (target.tabIndex < 0) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [pathname, hash])
  return <p ref={voice} aria-live="polite" className="sr-only" />
}
