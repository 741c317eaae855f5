import { OrRule } from '@ironsouq/ui/patterns/page/auth-frame'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { CodeInput } from '@ironsouq/ui/primitives/field/code-input'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { useState } from 'react'
import { CommandForm } from '../form/command-form.tsx'
import { useT } from '../language/use-t.ts'
import { StepHeading } from './gate.tsx'
import type { SignInCalls } from './sign-in-calls.ts'
import { textOf } from './text-of.ts'
import { useGateCall } from './use-gate-call.ts'
import { usePasskey } from './use-passkey.ts'

interface CodeStepProps {
  calls: SignInCalls
  ticket: string
  onSignedIn: () => void
}

/** A code of the app or a recovery code, or a passkey. */
export function CodeStep({ calls, ticket, onSignedIn }: CodeStepProps) {
  const t = useT()
  const [isRecovery, setIsRecovery] = useState(false)
  const { isRunning, fault, run } = useGateCall()
  const takePasskey = usePasskey(calls, run, onSignedIn)
  const error = fault?.text || fault?.fields['code']

  async function send(form: FormData) {
    const code = textOf(form, 'code')
    if (await run(() => calls.secondFactor({ ticket, code }))) onSignedIn()
  }

  return (
    <>
      <CommandForm send={send}>
        <StepHeading>
          {t(isRecovery ? 'portalSignIn.recoveryCode' : 'portalSignIn.appTitle')}
        </StepHeading>
        {isRecovery ? (
          <PlainInput
            key="recovery"
            name="code"
            dir="ltr"
            label={t('portalSignIn.recoveryCode')}
            error={error}
            autoComplete="off"
            required
          />
        ) : (
          <>
            <p className="text-small text-ink-2">{t('portalSignIn.appLead')}</p>
            <CodeInput
              name="code"
              label={t('portalSignIn.code')}
              help={t('portalSignIn.codeNote')}
              error={error}
              required
            />
          </>
        )}
        <Button type="submit" tone="ink" size="tall" isWide isPending={isRunning}>
          {t('portal.logIn')}
        </Button>
      </CommandForm>
      <OrRule>{t('portalSignIn.or')}</OrRule>
      <Button isWide icon="lock" onPress={() => void takePasskey()}>
        {t('portalSignIn.usePasskey')}
      </Button>
      <p>
        <button
          type="button"
          className={`cursor-pointer ${LINK_LOOK}`}
          onClick={() => setIsRecovery(!isRecovery)}
        >
          {t(isRecovery ? 'portalSignIn.useApp' : 'portalSignIn.useRecovery')}
        </button>
      </p>
    </>
  )
}
