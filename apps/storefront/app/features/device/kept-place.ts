import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/*
 * Every choice leads to another page, kept beside the one before. The reader should not notice: the
 * keyboard stays at what he pressed, and the new count is said.
 */

type Control = HTMLInputElement | HTMLSelectElement

/** What tells a control of the filters from the others, on every page of the list. */
const markOf = ({ name, type, value, ariaLabel }: Control) =>
  type === 'checkbox' ? `${name} ${value}` : type === 'range' ? `${ariaLabel}` : name

/** The state of a navigation that a control began. */
export const placeAt = (control: Control) => ({ place: markOf(control) })

export const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement

function controlAt(page: HTMLElement, state: unknown): Control | undefined {
  const place = (state as { place?: unknown } | null)?.place
  if (typeof place !== 'string') return undefined
  return [...page.querySelectorAll('input, select')].find(
    (each): each is Control => isControl(each) && !each.disabled && markOf(each) === place,
  )
}

const hasLostFocus = () => {
  const { activeElement, body } = document
  return !activeElement || activeElement === body || !activeElement.checkVisibility()
}

/** Puts the keyboard where the reader was, or at the heading, when a list follows on a list. */
export function useKeptPlace(page: RefObject<HTMLElement | null>): void {
  const state: unknown = useLocation().state
  const how = useNavigationType()
  useLayoutEffect(() => {
    if (how === NavigationType.Pop || !page.current || !hasLostFocus()) return
    const target = controlAt(page.current, state) ?? page.current.querySelector('h1')
    target?.focus({ preventScroll: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page comes in sight
  }, [])
}

/** Browsers say what changes in a region that is there already. */
const SETTLED_MS = 150

/** Says how many there are now, to those who do not see it. */
export function useSaidCount(voice: RefObject<HTMLElement | null>, text: string): void {
  const how = useNavigationType()
  useEffect(() => {
    if (how === NavigationType.Pop) return
    const timer = setTimeout(() => {
      if (voice.current) voice.current.textContent = text
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [voice, how, text])
}
