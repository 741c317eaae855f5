import { identityEndpoints } from '@ironsouq/contract/identity/identity.endpoints'
import { apiWith } from '../browser-api.ts'
import { solveChallenge } from './proof.ts'

/** Asks for a challenge and solves it; as a form sends it. */
export async function prove(signal: AbortSignal): Promise<string> {
  const asked = await apiWith({ handlesRefusal: true })(identityEndpoints.challenge, { signal })
  const answer = await solveChallenge(asked, signal)
  return JSON.stringify({ challenge: asked.challenge, answer })
}
