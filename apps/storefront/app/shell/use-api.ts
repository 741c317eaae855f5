import type { ApiCall } from '@ironsouq/contract/client'
import { useCallback } from 'react'
import type { CallOptions } from './browser-api.ts'

/**
 * The API as a component calls it: `call(endpoint, { query })`. A refusal is shown to the reader
 * before it rejects. The client comes with the first call; no page needs it to be drawn.
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
