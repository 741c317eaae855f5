import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import type { AnsweredPasskey, AskedPasskey } from './sign-in-calls.ts'

/** Opens the browser's dialog to choose a passkey of the portal. */
export async function signWithPasskey({ ticket, options }: AskedPasskey): Promise<AnsweredPasskey> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return { ticket, response: { ...(await startAuthentication({ optionsJSON })) } }
}

/** Opens the browser's dialog to create a passkey. */
export async function createPasskey({ ticket, options }: AskedPasskey): Promise<AnsweredPasskey> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  return { ticket, response: { ...(await startRegistration({ optionsJSON })) } }
}
