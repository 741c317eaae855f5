import type { FormAnswer } from '#kit/form/form-answer.ts'

/** The secret for an authenticator app; a refused code returns it without its picture. */
export interface SecondFactorSetup {
  secret: string
  uri: string
  qr?: { size: number; path: string }
}

/** The response of the security page's action. */
export interface SecurityAnswer extends FormAnswer {
  /** What the browser is asked to make a passkey with. */
  passkey?: { ticket: string; options: Record<string, unknown> }
  setup?: SecondFactorSetup
  /** Shown once. */
  recoveryCodes?: readonly string[]
}
