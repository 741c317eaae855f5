import type { BodyOf, DataOf } from '@ironsouq/contract/endpoint'
import type { staffSignInEndpoints } from '@ironsouq/contract/people/staff/staff-sign-in.endpoints'

type Staff = typeof staffSignInEndpoints

/** What follows after a right password. */
export type Step = DataOf<Staff['password']>
/** A secret for an authenticator app. */
export type Secret = DataOf<Staff['beginApp']>
/** What the browser is asked for to use or create a passkey. */
export type AskedPasskey = DataOf<Staff['passkeyOptions']>
/** What the browser answered. */
export type AnsweredPasskey = BodyOf<Staff['passkey']>
type Typed = BodyOf<Staff['password']>
type Code = BodyOf<Staff['secondFactor']>

/** The first sign-in with a second factor; the codes are shown once. */
export interface FirstSession {
  recoveryCodes: readonly string[]
}

/** How a second factor is set up before there is a session. */
export interface SetUpCalls {
  beginApp: (ticket: string) => Promise<Secret>
  enableApp: (given: Code) => Promise<FirstSession>
  askNewPasskey: (ticket: string) => Promise<AskedPasskey>
  addPasskey: (given: AnsweredPasskey & { name: string }) => Promise<FirstSession>
}

/** The calls of a sign-in. Each portal has its own, for its own people; all have the same steps. */
export interface SignInCalls extends SetUpCalls {
  password: (given: Typed) => Promise<Step>
  /** The answer of a complete sign-in is not used: the server of the portal keeps the token. */
  secondFactor: (given: Code) => Promise<unknown>
  /** The answer is the same for unknown addresses. */
  forgot: (email: string) => Promise<unknown>
  reset: (given: BodyOf<Staff['reset']>) => Promise<unknown>
  askPasskey: () => Promise<AskedPasskey>
  passkey: (given: AnsweredPasskey) => Promise<unknown>
}

/** The words of a sign-in that differ between the portals. */
export interface SignInLabels {
  /** The name of the portal: "Back office". */
  portal: string
  lead: string
  /** What a person does who lost their password or their phone. */
  lost: string
  /** The button that opens the portal. */
  open: string
}
