import { passkeyEndpoints } from '@ironsouq/contract/passkey/passkey.endpoints'
import { startRegistration } from '@simplewebauthn/browser'
import { apiWith } from '#kit/api/browser-api.ts'

/** Creates a passkey in the browser and sends its public key to the API. */
export async function makePasskey(name: string): Promise<void> {
  const call = apiWith({ handlesRefusal: true })
  const { ticket, options } = await call(passkeyEndpoints.addOptions)
  const response = await startRegistration({ optionsJSON: options as never })
  await call(passkeyEndpoints.add, { body: { ticket, response: { ...response }, name } })
}
