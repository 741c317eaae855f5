import type { CodeSent } from '@ironsouq/contract/identity/identity.schema'
import type { FormFaults } from '../session.server.ts'

/** A code that was sent, as the page counts with it: its own clock may be wrong, a span is not. */
export interface CodeWait {
  sentAt: string
  /** How long it is good from then on. */
  goodMinutes: number
  /** Until another can be sent, when the page was told. */
  waitSeconds: number
}

/** What an action answers to whoever asked for a code. */
export interface CodeAnswer {
  sent?: CodeWait
  faults?: FormFaults
}

/** Which of a form's buttons was pressed. */
export const INTENT = 'intent'
export const SEND_CODE = 'sendCode'
/** The field that is sent what a browser had to reckon out. */
export const PROOF = 'proof'

export function codeWait({ sentAt, expiresAt, resendAt }: CodeSent, now = Date.now()): CodeWait {
  const waitSeconds = Math.max(0, Math.ceil((Date.parse(resendAt) - now) / 1000))
  const goodMinutes = Math.round((Date.parse(expiresAt) - Date.parse(sentAt)) / 60_000)
  return { sentAt, goodMinutes, waitSeconds }
}
