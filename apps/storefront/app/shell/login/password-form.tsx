import { LINK_LOOK } from '@ironsouq/ui/primitives/link'
import { PlainInput } from '@ironsouq/ui/primitives/plain-input'
import { AgreeBox } from '../forms/agree-box.tsx'
import { FormSaid } from '../forms/form-said.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { LocalLink } from '../local-link.tsx'
import { useT } from '../use-t.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { loginHref } from './login-answer.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { type LoginFormProps, useLoginForm } from './use-login-form.ts'

/** Account or address, and a password [RT-15]; or a passkey, which the browser offers to fill in. */
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
        defaultValue={given?.typed}
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
      <FormSaid msg={login.msg} reckoning={login.reckoning} />
      <SubmitButton intent="password" isBusy={login.isBusy}>
        {binds ? t('login.bindSubmit') : t('login.submit')}
      </SubmitButton>
      <PasskeyButton login={login} />
    </Form>
  )
}
