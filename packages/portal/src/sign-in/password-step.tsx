import { OrRule } from '@ironsouq/ui/patterns/page/auth-frame'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { PasswordInput } from '@ironsouq/ui/primitives/field/password-input'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { useState } from 'react'
import { CommandForm } from '../form/command-form.tsx'
import { useT } from '../language/use-t.ts'
import { GateFault } from './gate.tsx'
import type { SignInCalls, Step } from './sign-in-calls.ts'
import { textOf } from './text-of.ts'
import { useGateCall } from './use-gate-call.ts'
import { usePasskey } from './use-passkey.ts'
import { withProof } from './with-proof.ts'

interface PasswordStepProps {
  calls: SignInCalls
  /** What a person does who lost their password or their phone. */
  lost: string
  onForgot: () => void
  onStep: (step: Step) => void
  onSignedIn: () => void
}

export function PasswordStep({ calls, lost, onForgot, onStep, onSignedIn }: PasswordStepProps) {
  const t = useT()
  const { isRunning, fault, run } = useGateCall()
  const takePasskey = usePasskey(calls, run, onSignedIn)
  const [isSolving, setIsSolving] = useState(false)

  async function send(form: FormData) {
    const body = { email: textOf(form, 'email'), password: textOf(form, 'password') }
    const step = await run(() =>
      withProof((proof) => calls.password({ ...body, proof }), setIsSolving),
    )
    if (step) onStep(step)
  }

  return (
    <>
      <CommandForm send={send}>
        <h2 className="text-lead font-semibold">{t('portalSignIn.emailAndPassword')}</h2>
        <PlainInput
          name="email"
          type="email"
          label={t('portalSignIn.email')}
          error={fault?.fields['email']}
          autoComplete="username"
          required
        />
        <PasswordInput
          name="password"
          label={t('portalSignIn.password')}
          error={fault?.text || fault?.fields['password']}
          autoComplete="current-password"
          show={t('portalSignIn.show')}
          hide={t('portalSignIn.hide')}
          required
        />
        <Button type="submit" tone="ink" size="tall" isWide isPending={isRunning}>
          {t('portalSignIn.continue')}
        </Button>
        <p role="status" className="text-small text-ink-muted empty:hidden">
          {isSolving && t('portalSignIn.securityCheck')}
        </p>
      </CommandForm>
      <OrRule>{t('portalSignIn.or')}</OrRule>
      <Button isWide icon="lock" onPress={() => void takePasskey()}>
        {t('portalSignIn.passkey')}
      </Button>
      <p>
        <button type="button" className={`cursor-pointer ${LINK_LOOK}`} onClick={onForgot}>
          {t('portalSignIn.forgot')}
        </button>
      </p>
      <p className="text-small text-ink-muted">{lost}</p>
      <span className="sr-only">
        <GateFault text={fault?.text} />
      </span>
    </>
  )
}
