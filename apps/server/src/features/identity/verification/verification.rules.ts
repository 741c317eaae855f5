import {
  ACCOUNT,
  EMAIL,
  EMAIL_MAX,
  SIGN_IN_TRIES,
  SIGN_IN_WAIT_MINUTES,
} from '@ironsouq/contract/identity/identity/identity.limits'
import { FieldFaults, Refusal } from '#kernel/errors.ts'
import { mobileOf } from './verification.phone.rules.ts'

/** What one typed name can stand for. */
export interface TypedName {
  account: string | null
  mail: string | null
  mobile: string | null
  /** The same for every spelling of the name. */
  key: string
}

export const mailOf = (typed: string): string | null =>
  EMAIL.test(typed) && typed.length <= EMAIL_MAX ? typed.toLowerCase() : null

/** An account, an address or a number [ID-9]; digits can be both an account and a number. */
export function readName(typed: string): TypedName {
  const lower = typed.trim().toLowerCase()
  const mail = mailOf(lower)
  const mobile = mail === null ? mobileOf(lower) : null
  const account = mail === null && ACCOUNT.test(lower) ? lower : null
  return { account, mail, mobile, key: mail ?? mobile ?? lower }
}

/** Failed passwords per name, or per known device of a member. */
export const SIGN_IN = { max: SIGN_IN_TRIES, seconds: SIGN_IN_WAIT_MINUTES * 60 }

export const waitFor = (seconds: number) =>
  new Refusal('error.signInWait', { seconds, minutes: Math.ceil(seconds / 60) }, 429)

export const fieldFault = (field: string, key: Refusal['key']) =>
  new FieldFaults([{ field, key, values: {} }])

/** Attaches a refusal to a field of the form. */
export const atField =
  (field: string) =>
  (err: unknown): never => {
    if (!(err instanceof Refusal) || err.status !== 400) throw err
    throw new FieldFaults([{ field, key: err.key, values: err.values }])
  }
