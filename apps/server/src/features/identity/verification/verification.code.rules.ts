import { CODE_DIGITS } from '@ironsouq/contract/identity/identity/identity.limits'
import type { Signer } from '#kernel/data/signer.ts'

/** The digits of a code are derived from its row's id and the installation's secret; they are not stored. */
export const digitsOf = (signer: Signer, codeId: string): string =>
  String(signer.fingerprint('code', codeId).readUIntBE(0, 6) % 10 ** CODE_DIGITS).padStart(
    CODE_DIGITS,
    '0',
  )

/** Not part of any name that is typed into one line. */
const SEPARATOR = '\n'

/** A code for a recovery belongs to an account as it was typed and to the browser that asked. */
export const recoveryTarget = (account: string, askId: string): string =>
  account + SEPARATOR + askId

/** The address, number or name that a code was asked for. */
export const namedIn = (target: string): string => target.split(SEPARATOR)[0] ?? ''

/** A code is sent only if the account exists, or for `register` if it does not. */
export const isDue = ({ purpose, memberId }: { purpose: string; memberId: string | null }) =>
  purpose === 'register' ? memberId === null : memberId !== null

/** Limits how many mails one address can be made to receive. */
export const CODES_REQUESTED = { max: 10, seconds: 3600 }
/** A new code resets its attempts; this limits the wrong attempts per target and day over all codes. */
export const CODES_ATTEMPTED = { max: 50, seconds: 86_400 }
/** The part of them that one network has: alone it cannot use up what the owner needs. */
export const CODES_ATTEMPTED_FROM = { max: 20, seconds: 86_400 }
