import { searchOf, type ViewState, viewStateOf } from '@ironsouq/contract/view-state'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

export interface View {
  state: ViewState
  /** The number of rows before the first one that is shown. */
  at: number
  /** Changes the state and returns to the first page. */
  change: (next: Partial<ViewState>) => void
  /** Replaces the state, as a saved view does. */
  show: (state: ViewState) => void
  /** Goes to a position that the server gave; null is the first page. */
  goTo: (cursor: string | null, at: number) => void
}

/** The view state of the current address [BO-2]. */
export function useView(): View {
  const [params, setParams] = useSearchParams()
  return useMemo(() => {
    const state = viewStateOf(params)
    const show = (next: ViewState) => setParams(searchOf(next))
    return {
      state,
      at: Number(params.get('at') ?? 0) || 0,
      show,
      change: (next) => show({ ...state, ...next }),
      goTo(cursor, at) {
        const next = searchOf(state)
        if (cursor !== null) next.set('cursor', cursor)
        if (cursor !== null && at > 0) next.set('at', String(at))
        setParams(next)
      },
    }
  }, [params, setParams])
}

/** Filters without the one that has no values any more. */
export function withFilter(
  { filters }: ViewState,
  values: Readonly<Record<string, readonly string[]>>,
): ViewState['filters'] {
  const all = { ...filters, ...values }
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, list]) => (list.length > 0 ? [[name, [...list]]] : [])),
  )
}
