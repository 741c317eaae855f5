import {
  type SavedView,
  savedViewEndpoints,
} from '@ironsouq/contract/saved-view/saved-view.endpoints'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../api/api.ts'

const NONE: readonly SavedView[] = []

/** The views of a list: own ones and those that others share. Without an answer there are none. */
export function useSavedViews(list: string) {
  const [views, setViews] = useState(NONE)
  const load = useCallback(
    () =>
      api(savedViewEndpoints.list, { query: { list } }).then(setViews, () => {
        // A list is used without its views; the client has logged why.
      }),
    [list],
  )
  useEffect(() => void load(), [load])
  return { views, load }
}
