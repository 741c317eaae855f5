import { useContext } from 'react'
import { UNSAFE_DataRouterDataContext as RouterData } from 'react-router'

/** Error boundaries that leave their error to the root; any other one shows a page of its own. */
const SHOWN_BY_ROOT = ['root', 'routes/page']

/** What a loader or an action has thrown, unless the page itself shows it; undefined if none has. */
export function usePageError(): unknown {
  const errors = useContext(RouterData)?.errors
  const thrower = SHOWN_BY_ROOT.find((route) => errors?.[route] !== undefined)
  return thrower && errors?.[thrower]
}
