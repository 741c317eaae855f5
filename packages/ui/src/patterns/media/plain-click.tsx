import type { MouseEvent } from 'react'

/** A plain click is handled by the page; with a modifier key the link is followed. */
export function isPlainClick(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return false
  event.preventDefault()
  return true
}
