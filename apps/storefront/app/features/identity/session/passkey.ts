import { passkeyEndpoints } from '@ironsouq/contract/identity/passkey/passkey.endpoints'
import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { apiWith } from '#kit/api/browser-api.ts'

/** The fields of the form: the ticket of the challenge and the authenticator's response. */
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

/** Opens the browser's passkey dialog; rejects when the user closes it. */
export const askPasskey = (): Promise<Signed> => ask(false)

/** Offers passkeys as autofill; resolves when the user chooses one. */
export const offerPasskeys = async (): Promise<Signed | undefined> =>
  (await browserSupportsWebAuthnAutofill()) ? ask(true) : undefined

export const stopOffering = (): void => WebAuthnAbortService.cancelCeremony()
