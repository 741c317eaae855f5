import type { FormAnswer } from '#kit/form/form-answer.ts'

/** The response of the security page's action. */
export interface SecurityAnswer extends FormAnswer {
  /** What the browser is asked to make a passkey with. */
  passkey?: { ticket: string; options: Record<string, unknown> }
}
