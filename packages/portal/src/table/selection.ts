import type { ViewState } from '@ironsouq/contract/view-state'
import { useState } from 'react'

/** The chosen rows: by their ids, also of other pages, or all that the filters find. */
export type Target = { ids: string[] } | { filters: ViewState['filters'] }

export interface Selection {
  count: number
  ids: ReadonlySet<string>
  isAll: boolean
  target: Target
  setOnPage: (onPage: readonly string[], chosen: 'all' | Iterable<string | number>) => void
  toggle: (id: string) => void
  chooseAll: () => void
  clear: () => void
}

const NONE: ReadonlySet<string> = new Set()

/** The selection of a list; other filters are another list, with nothing selected. */
export function useSelection({ filters }: ViewState, total: number): Selection {
  const list = JSON.stringify(filters)
  const [held, setHeld] = useState({ list, ids: NONE, isAll: false })
  const { ids, isAll } = held.list === list ? held : { ids: NONE, isAll: false }
  const choose = (next: ReadonlySet<string>) => setHeld({ list, ids: next, isAll: false })
  return {
    ids,
    isAll,
    count: isAll ? total : ids.size,
    target: isAll ? { filters } : { ids: [...ids] },
    setOnPage(onPage, chosen) {
      const others = [...ids].filter((id) => !onPage.includes(id))
      choose(new Set([...others, ...(chosen === 'all' ? onPage : [...chosen].map(String))]))
    },
    toggle(id) {
      const next = new Set(ids)
      if (!next.delete(id)) next.add(id)
      choose(next)
    },
    chooseAll: () => setHeld({ list, ids: NONE, isAll: true }),
    clear: () => choose(NONE),
  }
}
