import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { AgreeBox } from '#features/content/legal/parts/agree-box.tsx'
import { FormMessage } from '#kit/form/form-message.tsx'
import { PasswordField } from '#kit/form/password-field.tsx'
import { SubmitButton } from '#kit/form/submit-button.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { loginHref } from './parts/login-answer.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { type LoginFormProps, useLoginForm } from './use-login-form.ts'

/** Account or address, and a password [RT-15]; or a passkey as autofill. */
export function PasswordForm(props: LoginFormProps) {
  const { back, given, binds = false } = props
  const t = useT()
  const login = useLoginForm(props)
  const { Form, form, fieldOf, hidden } = login
  return (
    <Form {...form} className="grid gap-4">
      <HiddenFields of={hidden} />
      <PlainInput
        {...fieldOf('account')}
        label={t('login.account')}
        required
        maxLength={254}
        dir="ltr"
        defaultValue={given?.typed?.['account']}
        autoComplete="username webauthn"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <PasswordField
        {...fieldOf('password')}
        label={t('login.password')}
        required
        maxLength={200}
        autoComplete="current-password"
        aside={
          <LocalLink href={loginHref({ back }, '/check-account')} className={LINK_LOOK}>
            {t('login.forgot')}
          </LocalLink>
        }
      />
      <AgreeBox {...fieldOf('agreed')} />
      <FormMessage msg={login.msg} proofState={login.proofState} />
      <SubmitButton intent="password" isBusy={login.isBusy}>
        {binds ? t('login.bindSubmit') : t('login.submit')}
      </SubmitButton>
      <PasskeyButton login={login} />
    </Form>
  )
}
