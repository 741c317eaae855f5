import { PasswordRules } from '@ironsouq/ui/patterns/form/password-rules'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { PasswordInput } from '@ironsouq/ui/primitives/field/password-input'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CommandForm } from '../form/command-form.tsx'
import { useT } from '../language/use-t.ts'
import { Gate, GateFault } from './gate.tsx'
import type { PasswordRuleText } from './new-password-step.tsx'
import type { SignInCalls, SignInLabels } from './sign-in-calls.ts'
import { textOf } from './text-of.ts'
import { useGateCall } from './use-gate-call.ts'

interface ResetPageProps {
  calls: SignInCalls
  words: SignInLabels
  /** Of the link in the email. */
  ticket: string
  rulesOf: (typed: string) => PasswordRuleText[]
}

/** Another password, with the link of the email and the second factor. */
export function ResetPage({ calls, words, ticket, rulesOf }: ResetPageProps) {
  const t = useT()
  const navigate = useNavigate()
  const { isRunning, fault, run } = useGateCall()
  const [typed, setTyped] = useState('')

  async function send(form: FormData) {
    const [code, password] = [textOf(form, 'code').trim(), textOf(form, 'password')]
    const confirmPassword = textOf(form, 'confirmPassword')
    const body = { ticket, code, password, confirmPassword }
    if (await run(() => calls.reset(body))) void navigate('/', { replace: true })
  }

  const field = {
    show: t('portalSignIn.show'),
    hide: t('portalSignIn.hide'),
    autoComplete: 'new-password',
    required: true,
  } as const
  return (
    <Gate
      portal={words.portal}
      title={t('portalSignIn.forgotTitle')}
      lead={words.lead}
      steps={[t('portalSignIn.forgotTitle')]}
      current={0}
    >
      <CommandForm send={send}>
        <PasswordInput
          {...field}
          name="password"
          label={t('portalSignIn.newPassword')}
          error={fault?.fields['password']}
          onValue={setTyped}
        />
        <PasswordRules met={t('portalSignIn.done')} rules={rulesOf(typed)} />
        <PasswordInput
          {...field}
          name="confirmPassword"
          label={t('portalSignIn.repeatPassword')}
          error={fault?.fields['confirmPassword']}
        />
        <PlainInput
          name="code"
          dir="ltr"
          label={t('portalSignIn.codeOrRecovery')}
          error={fault?.fields['code']}
          autoComplete="one-time-code"
          required
        />
        <GateFault text={fault?.text} />
        <Button type="submit" tone="ink" size="tall" isWide isPending={isRunning}>
          {t('portalSignIn.resetSave')}
        </Button>
        <p className="text-small text-ink-muted">{words.lost}</p>
      </CommandForm>
    </Gate>
  )
}
