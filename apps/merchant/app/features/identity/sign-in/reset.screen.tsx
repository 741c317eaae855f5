import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ResetPage } from '@ironsouq/portal/sign-in/reset-page'
import type { Route } from './+types/reset.screen.ts'
import { signInCalls } from './parts/merchant-calls.ts'
import { passwordRules } from './password-rules.ts'
import { signInLabels } from './sign-in-labels.ts'

/** The ticket is behind `#`, so that no server sees it. */
export const clientLoader = () => ({ ticket: location.hash.slice(1) })

export default function ResetScreen({ loaderData: { ticket } }: Route.ComponentProps) {
  const t = useT()
  return (
    <ResetPage
      calls={signInCalls}
      words={signInLabels(t)}
      ticket={ticket}
      rulesOf={passwordRules(t)}
    />
  )
}
