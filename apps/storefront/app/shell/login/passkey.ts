import { passkeyEndpoints } from '@ironsouq/contract/identity/passkey.endpoints'
import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { apiWith } from '../browser-api.ts'

/** As the form sends it: the ticket of what was asked, and what the device answered. */
export interface Signed {
  ticket: string
  response: string
}

async function ask(useBrowserAutofill: boolean): Promise<Signed> {
  const { ticket, options } = await apiWith({ handlesRefusal: true, isAside: useBrowserAutofill })(
    passkeyEndpoints.loginOptions,
  )
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill })
  return { ticket, response: JSON.stringify(response) }
}

/** The browser's own window; rejects when the reader closes it. */
export const askPasskey = (): Promise<Signed> => ask(false)

/** Passkeys among what the browser offers to fill in, until the reader takes one. */
export const offerPasskeys = async (): Promise<Signed | undefined> =>
  (await browserSupportsWebAuthnAutofill()) ? ask(true) : undefined

export const stopOffering = (): void => WebAuthnAbortService.cancelCeremony()
