import { ApiError } from '@ironsouq/contract/client'
import { staffSignInEndpoints } from '@ironsouq/contract/people/staff/staff-sign-in.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { InvitationPage } from '@ironsouq/portal/sign-in/invitation-page'
import { roleText } from '../../people/staff/parts/role-text.ts'
import type { Route } from './+types/invitation.screen.ts'
import { signInCalls } from './parts/staff-calls.ts'
import { passwordRules } from './password-rules.ts'
import { signInLabels } from './sign-in-labels.ts'

/** The invitation is behind `#`, so that no server sees it. A refused one is shown with its reason. */
export async function clientLoader() {
  const invitation = location.hash.slice(1)
  try {
    const shown = await api(staffSignInEndpoints.invitation, { body: { invitation } })
    return { invitation, shown, refusal: '' }
  } catch (err) {
    if (err instanceof ApiError) return { invitation, shown: null, refusal: err.message }
    throw err
  }
}

/** A used invitation is not asked for again while its steps go on. */
export const shouldRevalidate = () => false

export default function InvitationScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { invitation, shown, refusal } = loaderData
  const facts = shown
    ? [
        ...(shown.invitedBy === null
          ? []
          : [{ label: t('portalSignIn.invitedBy'), value: shown.invitedBy }]),
        {
          label: t('portalSignIn.roles'),
          value: shown.roles.map((role) => roleText(t, role)).join(' · '),
        },
      ]
    : []
  return (
    <InvitationPage
      calls={signInCalls}
      words={signInLabels(t)}
      shown={shown && { ...shown, facts }}
      refusal={refusal}
      rulesOf={passwordRules(t)}
      accept={(given) => api(staffSignInEndpoints.accept, { body: { invitation, ...given } })}
    />
  )
}
