import {
  ACCOUNT,
  EMAIL,
  EMAIL_MAX,
  SIGN_IN_TRIES,
  SIGN_IN_WAIT_MINUTES,
} from '@ironsouq/contract/identity/identity.limits'
import { FieldFaults, Refusal } from '#kernel/errors.ts'
import { mobileOf } from './identity.phone.rules.ts'

/** What somebody may mean by the one name he typed. */
export interface TypedName {
  account: string | null
  mail: string | null
  mobile: string | null
  /** The same for every way of writing it. */
  key: string
}

export const mailOf = (typed: string): string | null =>
  EMAIL.test(typed) && typed.length <= EMAIL_MAX ? typed.toLowerCase() : null

/** An account, an address or a number [ID-9]; digits may be an account as well as a number. */
export function readName(typed: string): TypedName {
  const lower = typed.trim().toLowerCase()
  const mail = mailOf(lower)
  const mobile = mail === null ? mobileOf(lower) : null
  const account = mail === null && ACCOUNT.test(lower) ? lower : null
  return { account, mail, mobile, key: mail ?? mobile ?? lower }
}

/** Wrong passwords for one name, or from one known device of one member. */
export const SIGN_IN = { max: SIGN_IN_TRIES, seconds: SIGN_IN_WAIT_MINUTES * 60 }

export const waitFor = (seconds: number) =>
  new Refusal('error.signInWait', { seconds, minutes: Math.ceil(seconds / 60) }, 429)

export const fieldFault = (field: string, key: Refusal['key']) =>
  new FieldFaults([{ field, key, values: {} }])

/** Says at a field of the form what was refused. */
export const atField =
  (field: string) =>
  (err: unknown): never => {
    if (!(err instanceof Refusal) || err.status !== 400) throw err
    throw new FieldFaults([{ field, key: err.key, values: err.values }])
  }
