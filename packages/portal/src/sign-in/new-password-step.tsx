import { FactsTable } from '@ironsouq/ui/patterns/fact/facts-table'
import { PasswordRules } from '@ironsouq/ui/patterns/form/password-rules'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { PasswordInput } from '@ironsouq/ui/primitives/field/password-input'
import { useState } from 'react'
import { CommandForm } from '../form/command-form.tsx'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { GateFault, StepHeading } from './gate.tsx'
import type { Step } from './sign-in-calls.ts'
import { textOf } from './text-of.ts'
import { useGateCall } from './use-gate-call.ts'

/** What an invitation says about itself. */
export interface Invited {
  email: string
  expiresAt: string
  /** Who sent it and as what the person is invited, in words. */
  facts: readonly { label: string; value: string }[]
}

export interface NewPassword {
  password: string
  confirmPassword: string
}

export interface PasswordRuleText {
  label: string
  isMet: boolean
}

interface NewPasswordStepProps {
  shown: Invited
  rulesOf: (typed: string) => PasswordRuleText[]
  accept: (given: NewPassword) => Promise<Step>
  onStep: (step: Step) => void
}

/** Who invited whom as what, and the first password. */
export function NewPasswordStep({ shown, rulesOf, accept, onStep }: NewPasswordStepProps) {
  const t = useT()
  const format = useFormat()
  const { isRunning, fault, run } = useGateCall()
  const [typed, setTyped] = useState('')
  const { email, expiresAt, facts } = shown

  async function send(form: FormData) {
    const password = textOf(form, 'password')
    const confirmPassword = textOf(form, 'confirmPassword')
    const step = await run(() => accept({ password, confirmPassword }))
    if (step) onStep(step)
  }

  const address = { label: t('portalSignIn.email'), value: <bdi dir="ltr">{email}</bdi> }
  const words = {
    show: t('portalSignIn.show'),
    hide: t('portalSignIn.hide'),
    autoComplete: 'new-password',
    required: true,
  } as const

  return (
    <CommandForm send={send}>
      <StepHeading>{t('portalSignIn.welcome')}</StepHeading>
      <FactsTable facts={[...facts, address]} />
      {/* For password managers: the new password belongs to this address. */}
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <PasswordInput
        {...words}
        name="password"
        label={t('portalSignIn.newPassword')}
        error={fault?.fields['password']}
        onValue={setTyped}
      />
      <PasswordRules met={t('portalSignIn.done')} rules={rulesOf(typed)} />
      <PasswordInput
        {...words}
        name="confirmPassword"
        label={t('portalSignIn.repeatPassword')}
        error={fault?.fields['confirmPassword']}
      />
      <GateFault text={fault?.text} />
      <Button type="submit" tone="ink" size="tall" isWide isPending={isRunning}>
        {t('portalSignIn.continue')}
      </Button>
      <p className="text-micro text-ink-muted">
        {t('portalSignIn.expires', { at: format.dateTime(expiresAt) })}
      </p>
    </CommandForm>
  )
}
