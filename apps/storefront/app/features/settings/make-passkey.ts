import { passkeyEndpoints } from '@ironsouq/contract/identity/passkey.endpoints'
import { startRegistration } from '@simplewebauthn/browser'
import { apiWith } from '#shell/browser-api.ts'

/** Has the browser make a key, and the shop keep its public half. */
export async function makePasskey(name: string): Promise<void> {
  const call = apiWith({ handlesRefusal: true })
  const { ticket, options } = await call(passkeyEndpoints.addOptions)
  const response = await startRegistration({ optionsJSON: options as never })
  await call(passkeyEndpoints.add, { body: { ticket, response: { ...response }, name } })
}
