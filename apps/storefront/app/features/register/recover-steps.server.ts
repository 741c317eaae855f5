import { CodeSent } from '@ironsouq/contract/identity/identity.schema'
import { keptStep, textOf } from '#shell/forms/kept-step.server.ts'

/** The account as it was typed, whether or not there is one, and what the right code gave. */
export interface RecoverStep {
  account: string
  sent: CodeSent
  ticket?: string | undefined
}

export const recoverStep = keptStep<RecoverStep>('recover', (kept) => {
  const account = textOf(kept['account'])
  const sent = CodeSent.safeParse(kept['sent'])
  if (!account || !sent.success) return null
  return { account, sent: sent.data, ticket: textOf(kept['ticket']) }
})

/** The last page of it, for a moment. */
export const recovered = keptStep<{ isSaved: true }>('recovered', ({ isSaved }) =>
  isSaved === true ? { isSaved } : null,
)
