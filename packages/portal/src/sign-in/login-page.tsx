import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useT } from '../language/use-t.ts'
import { CodeStep } from './code-step.tsx'
import { CodesStep } from './codes-step.tsx'
import { ForgotStep } from './forgot-step.tsx'
import { Gate } from './gate.tsx'
import { PasswordStep } from './password-step.tsx'
import { SetUpStep } from './set-up-step.tsx'
import type { SignInCalls, SignInLabels, Step } from './sign-in-calls.ts'

/** A path of the portal; an address of another site is not followed. */
const ownPath = (to: string | null): string => (to && /^\/(?!\/|\\)/.test(to) ? to : '/')

interface LoginPageProps {
  calls: SignInCalls
  words: SignInLabels
}

/** Password, then the second factor, or setting one up. */
export function LoginPage({ calls, words }: LoginPageProps) {
  const t = useT()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [step, setStep] = useState<Step>()
  const [isForgotten, setIsForgotten] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>()
  const open = () => void navigate(ownPath(query.get('to')), { replace: true })
  const isSettingUp = step?.next === 'setUp'
  const steps = isSettingUp
    ? [t('portalSignIn.password'), t('portalSignIn.app'), t('portalSignIn.recovery')]
    : [t('portalSignIn.password'), t('portalSignIn.secondStep')]
  return (
    <Gate
      portal={words.portal}
      title={t('portal.logIn')}
      lead={words.lead}
      steps={steps}
      current={codes ? 2 : Number(step !== undefined)}
    >
      {!step && isForgotten && <ForgotStep calls={calls} onBack={() => setIsForgotten(false)} />}
      {!step && !isForgotten && (
        <PasswordStep
          calls={calls}
          lost={words.lost}
          onForgot={() => setIsForgotten(true)}
          onStep={setStep}
          onSignedIn={open}
        />
      )}
      {step?.next === 'secondFactor' && (
        <CodeStep calls={calls} ticket={step.ticket} onSignedIn={open} />
      )}
      {isSettingUp && !codes && (
        <SetUpStep
          calls={calls}
          ticket={step.ticket}
          onSignedIn={({ recoveryCodes }) => setCodes(recoveryCodes)}
        />
      )}
      {codes && <CodesStep codes={codes} open={words.open} onDone={open} />}
    </Gate>
  )
}
