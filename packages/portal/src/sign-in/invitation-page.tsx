import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../language/use-t.ts'
import { CodesStep } from './codes-step.tsx'
import { Gate } from './gate.tsx'
import {
  type Invited,
  type NewPassword,
  NewPasswordStep,
  type PasswordRuleText,
} from './new-password-step.tsx'
import { SetUpStep } from './set-up-step.tsx'
import type { SetUpCalls, SignInLabels, Step } from './sign-in-calls.ts'

interface InvitationPageProps {
  calls: SetUpCalls
  words: SignInLabels
  /** Null when it cannot be used; then `refusal` says why. */
  shown: Invited | null
  refusal: string
  rulesOf: (typed: string) => PasswordRuleText[]
  accept: (given: NewPassword) => Promise<Step>
}

/** The first password, a second factor, and the codes for when it is lost. */
export function InvitationPage(props: InvitationPageProps) {
  const { calls, words, shown, refusal, rulesOf, accept } = props
  const t = useT()
  const navigate = useNavigate()
  const [ticket, setTicket] = useState<string>()
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <Gate
      portal={words.portal}
      title={t('portalSignIn.invitation')}
      lead={t('portalSignIn.invitationLead')}
      steps={[t('portalSignIn.password'), t('portalSignIn.app'), t('portalSignIn.recovery')]}
      current={codes ? 2 : Number(ticket !== undefined)}
    >
      {!shown && (
        <EmptyState kind="forbidden" title={t('portalSignIn.invitationGone')} body={refusal} />
      )}
      {shown && !ticket && (
        <NewPasswordStep
          shown={shown}
          rulesOf={rulesOf}
          accept={accept}
          onStep={(step) => setTicket(step.ticket)}
        />
      )}
      {ticket && !codes && (
        <SetUpStep
          calls={calls}
          ticket={ticket}
          onSignedIn={({ recoveryCodes }) => setCodes(recoveryCodes)}
        />
      )}
      {codes && (
        <CodesStep
          codes={codes}
          open={words.open}
          onDone={() => void navigate('/', { replace: true })}
        />
      )}
    </Gate>
  )
}
