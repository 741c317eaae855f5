import { RESET_MINUTES } from '@ironsouq/contract/identity/sign-in/sign-in.limits'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { useState } from 'react'
import { CommandForm } from '../form/command-form.tsx'
import { useT } from '../language/use-t.ts'
import { GateFault, StepHeading } from './gate.tsx'
import type { SignInCalls } from './sign-in-calls.ts'
import { textOf } from './text-of.ts'
import { useGateCall } from './use-gate-call.ts'

interface ForgotStepProps {
  calls: SignInCalls
  onBack: () => void
}

/** Asks for the link to set another password. */
export function ForgotStep({ calls, onBack }: ForgotStepProps) {
  const t = useT()
  const { isRunning, fault, run } = useGateCall()
  const [isSent, setIsSent] = useState(false)

  async function send(form: FormData) {
    const isDone = await run(async () => {
      await calls.forgot(textOf(form, 'email'))
      return true
    })
    if (isDone) setIsSent(true)
  }

  return (
    <>
      <CommandForm send={send}>
        <StepHeading>{t('portalSignIn.forgotTitle')}</StepHeading>
        <p className="text-small text-ink-2">{t('portalSignIn.forgotLead')}</p>
        <PlainInput
          name="email"
          type="email"
          label={t('portalSignIn.email')}
          error={fault?.fields['email']}
          autoComplete="username"
          required
        />
        <GateFault text={fault?.text} />
        <Button type="submit" tone="ink" size="tall" isWide isPending={isRunning}>
          {t('portalSignIn.forgotSend')}
        </Button>
        <p role="status" className="text-small empty:hidden">
          {isSent && t('portalSignIn.forgotSent', { minutes: RESET_MINUTES })}
        </p>
      </CommandForm>
      <p>
        <button type="button" className={`cursor-pointer ${LINK_LOOK}`} onClick={onBack}>
          {t('portalSignIn.backToLogin')}
        </button>
      </p>
    </>
  )
}
