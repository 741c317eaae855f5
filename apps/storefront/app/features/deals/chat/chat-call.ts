import type { ApiCall } from '@ironsouq/contract/client'

/**
 * The conversation shows refusals and the end of the session itself. The client is loaded with the first
 * call: imported by a route, it would be part of what every page loads.
 */
export const chatCall: ApiCall = async (endpoint, input) => {
  const { apiWith } = await import('#kit/api/browser-api.ts')
  const options = { quietLogin: true, handlesRefusal: true, isAside: true, isOwn: true }
  return apiWith(options)(endpoint, input)
}
