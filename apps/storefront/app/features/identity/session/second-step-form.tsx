import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { useEffect } from 'react'
import { SecondFactorField } from '#features/identity/second-factor/parts/second-factor-field.tsx'
import { FormMessage } from '#kit/form/form-message.tsx'
import { SubmitButton } from '#kit/form/submit-button.tsx'
import { useT } from '#kit/text/use-t.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { type LoginFormProps, useLoginForm } from './use-login-form.ts'

interface SecondStepFormProps extends LoginFormProps {
  ticket: string
  onAgain: () => void
}

/** The second step of a login: one field for a code of the app or a recovery code. */
export function SecondStepForm({ ticket, onAgain, ...props }: SecondStepFormProps) {
  const { binds = false } = props
  const t = useT()
  const { Form, form, fieldOf, hidden, msg, proofState, isBusy } = useLoginForm(props)
  const { ref } = form
  useEffect(() => {
    ref.current?.querySelector<HTMLInputElement>('input[name=code]')?.focus()
  }, [ref])
  return (
    <Form {...form} className="grid gap-4">
      <HiddenFields of={{ ...hidden, ticket }} />
      <div className="grid gap-2">
        <h2 className="text-lead font-bold tracking-tight">{t('login.secondStep')}</h2>
        <p className="text-body text-ink-2">{t('login.secondStepLead')}</p>
      </div>
      <SecondFactorField {...fieldOf('code')} />
      <FormMessage msg={msg} proofState={proofState} />
      <SubmitButton intent="secondFactor" isBusy={isBusy}>
        {binds ? t('login.bindSubmit') : t('login.submit')}
      </SubmitButton>
      <button
        type="button"
        onClick={onAgain}
        className={`${buttonLook({ isWide: true })} noscript:hidden`}
      >
        {t('login.secondStepAgain')}
      </button>
    </Form>
  )
}
