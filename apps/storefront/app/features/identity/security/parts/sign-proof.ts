import { identityProofEndpoints } from '@ironsouq/contract/identity/identity-proof/identity-proof.endpoints'
import { startAuthentication } from '@simplewebauthn/browser'
import { apiWith } from '#kit/api/browser-api.ts'

/** Opens the browser's passkey dialog and returns the form value. */
export async function signProof(): Promise<string> {
  const { ticket, options } = await apiWith({ handlesRefusal: true })(
    identityProofEndpoints.options,
  )
  const response = await startAuthentication({ optionsJSON: options as never })
  return JSON.stringify({ ticket, response })
}
