import type { SocialType } from '@ironsouq/contract/identity/social-login/social-login.types'

/** One social login attempt: the callback must match it. */
export interface SocialAttempt {
  callbackUrl: string
  state: string
  nonce: string
  /** Of PKCE: sent only when the authorisation code is exchanged. */
  verifier: string
}

/** The person as the provider reports them. */
export interface SocialPerson {
  /** The provider's own id of the person, which never changes. */
  subject: string
  mail: string | null
  /** Whether the provider verified the address. */
  isMailVerified: boolean
  nickName: string
}

/** The provider or the person refused, or the callback does not match the attempt. */
export class SocialRejected extends Error {
  override name = 'SocialRejected'
}

/** The provider does not answer; a later attempt may succeed. */
export class SocialUnavailable extends Error {
  override name = 'SocialUnavailable'
}

export interface SocialPort {
  /** The providers this shop offers, in the order they are offered in. */
  types: readonly SocialType[]
  /** Where the person is sent. Rejects with SocialUnavailable. */
  begin(type: SocialType, attempt: SocialAttempt): Promise<string>
  /** Who came back with this query. Rejects with SocialRejected or SocialUnavailable. */
  finish(type: SocialType, attempt: SocialAttempt & { query: string }): Promise<SocialPerson>
}
