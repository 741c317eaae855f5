import type { CodeSent } from '@ironsouq/contract/identity/identity/identity.schema'

/** A code that was sent, with durations instead of times: the browser's clock may be wrong. */
export interface CodeWait {
  sentAt: string
  /** How long the code is valid after that. */
  goodMinutes: number
  /** Until another code can be sent, counted from the response. */
  waitSeconds: number
}

/** Which of a form's buttons was pressed. */
export const INTENT = 'intent'
export const SEND_CODE = 'sendCode'
/** The field that carries the solved proof of work. */
export const PROOF = 'proof'

export function codeWait({ sentAt, expiresAt, resendAt }: CodeSent, now = Date.now()): CodeWait {
  const waitSeconds = Math.max(0, Math.ceil((Date.parse(resendAt) - now) / 1000))
  const goodMinutes = Math.round((Date.parse(expiresAt) - Date.parse(sentAt)) / 60_000)
  return { sentAt, goodMinutes, waitSeconds }
}
