import type { PROOF_WAYS } from '@ironsouq/contract/identity/identity-proof/identity-proof.endpoints'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { CodeWait } from './code-wait.ts'

/** Why a form was refused, in the user's language. */
export interface FormFaults {
  msg: string
  /** The message of each field, by its name in the form. */
  fields: Record<string, string>
  /** The browser solves a proof of work and sends the form again by itself. */
  needsProof: boolean
  /** The member must prove their identity first, then the form is sent again. */
  needsIdentity?: boolean
  status: number
}

/** A command that waits until the member has proved their identity. */
export interface IdentityAsk {
  ways: readonly (typeof PROOF_WAYS)[number][]
  /** A password or a code is not enough: the second factor is asked for as well. */
  needsSecondFactor: boolean
  /** The fields of the refused form, to send it again. */
  repeats: Readonly<Record<string, string>>
  /** Why the last proof was refused. */
  faults?: FormFaults | undefined
  sent?: CodeWait | undefined
}

/** The response of every action to its form. */
export interface FormAnswer {
  /** Which form of the page it answers, where a page has several. */
  form?: string
  done?: boolean
  faults?: FormFaults | undefined
  /** A code was sent. */
  sent?: CodeWait | undefined
  /** The values to fill in again, by field; never a password. */
  typed?: Readonly<Record<string, string>>
  asks?: IdentityAsk | undefined
  /** The session ended: the page stays and shows a notice. */
  ended?: boolean
}

/** A member who was signed out by the command sees the result before the page reloads. */
export const unlessEnded = ({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  !(actionResult as FormAnswer | undefined)?.ended && defaultShouldRevalidate

/** The answer, if it is for this form. */
export const answerFor = <Answer extends FormAnswer>(
  answer: Answer | undefined,
  form: string,
): Answer | undefined => (answer?.form === form ? answer : undefined)
