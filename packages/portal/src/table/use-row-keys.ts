import type { KeyboardEvent } from 'react'
import { useShortcuts } from '../frame/use-shortcuts.ts'

interface RowKeys {
  onOpen: ((id: string) => void) | undefined
  onEdit: ((id: string) => void) | undefined
  onToggle: ((id: string) => void) | undefined
}

const ROWS = '[data-list-table] tbody [role="row"][data-key]'

const rows = () => [...document.querySelectorAll<HTMLElement>(ROWS)]
const currentRow = () => document.activeElement?.closest<HTMLElement>(ROWS) ?? undefined

function move(by: 1 | -1) {
  const all = rows()
  const current = currentRow()
  const at = current ? all.indexOf(current) + by : by > 0 ? 0 : all.length - 1
  const next = all[Math.min(Math.max(at, 0), all.length - 1)]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** J and K move between rows, X selects, E edits; Enter opens the row also while others are selected. */
export function useRowKeys({ onOpen, onEdit, onToggle }: RowKeys) {
  const withRow = (run: ((id: string) => void) | undefined) => () => {
    const id = currentRow()?.dataset['key']
    if (id !== undefined) run?.(id)
  }
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    x: withRow(onToggle),
    e: withRow(onEdit),
  })
  return {
    onKeyDownCapture(event: KeyboardEvent) {
      const row = currentRow()
      if (event.key !== 'Enter' || event.target !== row || !onOpen) return
      event.stopPropagation()
      withRow(onOpen)()
    },
  }
}
