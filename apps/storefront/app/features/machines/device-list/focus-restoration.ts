import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/* Every choice leads to another page, which stays mounted beside the one before. The focus stays on the same control, and the new count is announced. */

type Control = HTMLInputElement | HTMLSelectElement

/** Identifies a filter control across the pages of the list. */
const markOf = ({ name, type, value, ariaLabel }: Control) =>
  type === 'checkbox' ? `${name} ${value}` : type === 'range' ? `${ariaLabel}` : name

/** The history state of a navigation that a control started. */
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

/** Moves the focus to the control that was used, or to the heading, when a list follows a list. */
export function useFocusRestoration(page: RefObject<HTMLElement | null>): void {
  const state: unknown = useLocation().state
  const how = useNavigationType()
  useLayoutEffect(() => {
    if (how === NavigationType.Pop || !page.current || !hasLostFocus()) return
    const target = controlAt(page.current, state) ?? page.current.querySelector('h1')
    target?.focus({ preventScroll: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page comes in sight
  }, [])
}

/** Live regions announce changes only once they are in the document. */
const SETTLED_MS = 150

/** Announces the number of results to screen readers. */
export function useAnnouncedCount(voice: RefObject<HTMLElement | null>, text: string): void {
  const how = useNavigationType()
  useEffect(() => {
    if (how === NavigationType.Pop) return
    const timer = setTimeout(() => {
      if (voice.current) voice.current.textContent = text
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [voice, how, text])
}
