import { useEffect, useRef } from 'react'

/** By the key as the event names it; `ctrl+k` also is Command and K. */
export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => void>>

const FIELD = 'input, textarea, select, [contenteditable="true"], [role="combobox"]'

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest(FIELD) !== null && !isChoice(target)

/** A checkbox or radio button takes no letters. */
const isChoice = (target: Element) =>
  target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type)

const nameOf = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  ctrlKey || metaKey ? `ctrl+${key.toLowerCase()}` : key.length === 1 ? key.toLowerCase() : key

/** Keys of the whole screen. Letters are ignored while a person types, and all while a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return
      const name = nameOf(event)
      const run = latest.current[name]
      if (!run || (isTyping(event) && !name.startsWith('ctrl+'))) return
      if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return
      event.preventDefault()
      run(event)
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])
}
