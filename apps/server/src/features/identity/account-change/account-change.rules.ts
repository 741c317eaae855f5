import type { ChangeKind } from '@ironsouq/contract/identity/account-change/account-change.limits'
import type { SocialType } from '@ironsouq/contract/identity/social-login/social-login.types'
import type { Signer } from '#kernel/data/signer.ts'

interface FormerBinding {
  socialType: SocialType
  subject: string
}

/** What undoing a change needs, as JSON: times are ISO 8601, bytes are base64url. */
export type Former = { kind: ChangeKind } & (
  | { kind: 'mail'; mail: string | null; verifiedAt: string | null }
  | { kind: 'mobile'; mobile: string | null; verifiedAt: string | null }
  | { kind: 'passkeyAdded'; passkeyId: string }
  | { kind: 'passkeyRemoved'; passkey: FormerPasskey }
  | ({ kind: 'socialBound' } & FormerBinding)
  | ({ kind: 'socialUnbound'; boundAt: string } & FormerBinding)
  | { kind: 'secondFactorEnabled' | 'recoveryCodesRenewed' }
  | ({ kind: 'secondFactorDisabled' } & FormerSecondFactor)
)

/** The secret itself is in no table: it is derived from its id. */
export interface FormerSecondFactor {
  secretId: string
  enabledAt: string
  /** Hashes of the unused recovery codes. */
  codeHashes: string[]
}

export interface FormerPasskey {
  id: string
  credentialId: string
  publicKey: string
  counter: number
  transports: string[]
  name: string
  createdAt: string
  lastUsedAt: string | null
}

/** Enough to recognise an own address: a message may reach a former owner of the mailbox. */
export function maskedMail(mail: string): string {
  const at = mail.lastIndexOf('@')
  return `${mail.slice(0, 1)}•••${mail.slice(at)}`
}

export const maskedMobile = (mobile: string): string =>
  `${mobile.slice(0, 4)}•••${mobile.slice(-3)}`

const PURPOSE = 'undo change'

/** The ticket of the link in the message; it is valid as long as its row allows. */
export const undoTicket = (signer: Signer, changeId: string): string =>
  signer.sign(PURPOSE, changeId)

export const changeIdOf = (signer: Signer, ticket: string): string | null =>
  signer.verify(PURPOSE, ticket)
