import type { ApiCall } from '@ironsouq/contract/client'
import { useCallback } from 'react'
import type { CallOptions } from './browser-api.ts'

/**
 * The API client of a component: `call(endpoint, { query })`. An error is shown to the user before
 * the promise rejects. The client code is loaded with the first call.
 */
export function useApi({ quietLogin = false, handlesRefusal = false }: CallOptions = {}): ApiCall {
  return useCallback<ApiCall>(
    async (endpoint, input) => {
      const { apiWith } = await import('./browser-api.ts')
      return apiWith({ quietLogin, handlesRefusal })(endpoint, input)
    },
    [quietLogin, handlesRefusal],
  )
}
