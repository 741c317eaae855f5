import { passkeyEndpoints } from '@ironsouq/contract/identity/passkey/passkey.endpoints'
import { startRegistration } from '@simplewebauthn/browser'
import { apiWith } from '#kit/api/browser-api.ts'
import type { SecurityAnswer } from './security-answer.ts'

/** Creates a passkey in the browser and sends its public key to the API. */
export async function makePasskey(
  { ticket, options }: NonNullable<SecurityAnswer['passkey']>,
  name: string,
): Promise<void> {
  const response = await startRegistration({ optionsJSON: options as never })
  const body = { ticket, response: { ...response }, name }
  await apiWith({ handlesRefusal: true })(passkeyEndpoints.add, { body })
}
