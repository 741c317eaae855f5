import type { SavedView } from '@ironsouq/contract/platform/saved-view/saved-view.endpoints'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../api/api.ts'
import { useSavedViewCalls } from './saved-view-calls.ts'

const NONE: readonly SavedView[] = []

/** The views of a list: own ones and those that others share. Without an answer there are none. */
export function useSavedViews(list: string) {
  const calls = useSavedViewCalls()
  const [views, setViews] = useState(NONE)
  const load = useCallback(
    () =>
      api(calls.list, { query: { list } }).then(setViews, () => {
        // A list is used without its views; the client has logged why.
      }),
    [calls, list],
  )
  useEffect(() => void load(), [load])
  return { views, load }
}
