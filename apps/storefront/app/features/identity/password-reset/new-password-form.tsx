import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { Form } from 'react-router'
import { NewPassword } from '#features/identity/register/parts/new-password.tsx'
import { useAccountCheck } from '#features/identity/register/parts/use-account-check.ts'
import { SecondFactorField } from '#features/identity/second-factor/parts/second-factor-field.tsx'
import type { FormFaults } from '#kit/form/form-answer.ts'
import { FormMessage } from '#kit/form/form-message.tsx'
import { useIsSending } from '#kit/form/is-sending.ts'
import { SubmitButton } from '#kit/form/submit-button.tsx'
import { useFirstFault } from '#kit/form/use-first-fault.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { LOGIN_SECONDS } from './reset-done.tsx'

interface ResetFormProps {
  /** The user name, so that a password manager saves the password for the right account. */
  account: string
  needsSecondFactor: boolean
  faults: FormFaults | undefined
}

export function NewPasswordForm({ account, needsSecondFactor, faults }: ResetFormProps) {
  const t = useT()
  const isSending = useIsSending()
  const { form, fieldOf, msg } = useFirstFault({ given: faults, ...useAccountCheck() })
  return (
    <Form method="post" {...form} className="grid gap-4">
      <input type="text" autoComplete="username" defaultValue={account} readOnly hidden />
      <FormMessage
        msg={msg}
        action={
          <LocalLink href="/check-account" className={LINK_LOOK}>
            {t('register.startAgain')}
          </LocalLink>
        }
      />
      {needsSecondFactor && <SecondFactorField {...fieldOf('secondFactor')} />}
      <NewPassword
        fieldOf={fieldOf}
        words={{ password: t('register.newPassword'), again: t('register.repeatNewPassword') }}
      />
      <SubmitButton isBusy={isSending}>{t('register.save')}</SubmitButton>
      <Banner>{t('register.resetNote', { seconds: LOGIN_SECONDS })}</Banner>
    </Form>
  )
}
