import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { solveChallenge } from '@ironsouq/contract/identity/identity/solve-challenge'
import { apiWith } from '#kit/api/browser-api.ts'

/** Requests a challenge, solves it and returns the form value. */
export async function prove(signal: AbortSignal): Promise<string> {
  const asked = await apiWith({ handlesRefusal: true })(identityEndpoints.challenge, { signal })
  const answer = await solveChallenge(asked, signal)
  return JSON.stringify({ challenge: asked.challenge, answer })
}
