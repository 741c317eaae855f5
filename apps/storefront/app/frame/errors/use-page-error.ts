import { useContext } from 'react'
import { UNSAFE_DataRouterDataContext as RouterData } from 'react-router'

/** What a loader or an action of the page has thrown; undefined if none has. */
export function usePageError(): unknown {
  const errors = useContext(RouterData)?.errors
  return errors ? Object.values(errors)[0] : undefined
}
