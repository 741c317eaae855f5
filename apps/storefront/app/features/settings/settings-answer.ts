import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { CodeWait } from '#shell/forms/code-wait.ts'
import type { FormFaults } from '#shell/session.server.ts'

/** What an action of these pages answers; `of` names the form that it is for. */
export interface SettingsAnswer {
  of: string
  done?: boolean
  faults?: FormFaults
  sent?: CodeWait
  /** The session is over: the page stays as it is and says so. */
  ended?: boolean
}

/** Whoever was signed out by what he did reads what came of it before his page is asked for anew. */
export const unlessEnded = ({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  !(actionResult as SettingsAnswer | undefined)?.ended && defaultShouldRevalidate

/** The answer, if it is for this form. */
export const answerFor = (
  answer: SettingsAnswer | undefined,
  form: string,
): SettingsAnswer | undefined => (answer?.of === form ? answer : undefined)
