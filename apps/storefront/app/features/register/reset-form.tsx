import { Banner } from '@ironsouq/ui/patterns/banner'
import { LINK_LOOK } from '@ironsouq/ui/primitives/link'
import { Form } from 'react-router'
import { FormSaid } from '#shell/forms/form-said.tsx'
import { useIsSending } from '#shell/forms/is-sending.ts'
import { SubmitButton } from '#shell/forms/submit-button.tsx'
import { useFirstFault } from '#shell/forms/use-first-fault.ts'
import { LocalLink } from '#shell/local-link.tsx'
import type { FormFaults } from '#shell/session.server.ts'
import { useT } from '#shell/use-t.ts'
import { NewPassword } from './new-password.tsx'
import { LOGIN_SECONDS } from './saved.tsx'
import { useAccountCheck } from './use-account-check.ts'

interface ResetFormProps {
  /** For whom, so that a password manager keeps it under the right name. */
  account: string
  faults: FormFaults | undefined
}

export function ResetForm({ account, faults }: ResetFormProps) {
  const t = useT()
  const isSending = useIsSending()
  const { form, fieldOf, msg } = useFirstFault({ given: faults, ...useAccountCheck() })
  return (
    <Form method="post" {...form} className="grid gap-4">
      <input type="text" autoComplete="username" defaultValue={account} readOnly hidden />
      <FormSaid
        msg={msg}
        action={
          <LocalLink href="/check-account" className={LINK_LOOK}>
            {t('register.beginAgain')}
          </LocalLink>
        }
      />
      <NewPassword
        fieldOf={fieldOf}
        words={{ password: t('register.newPassword'), again: t('register.again') }}
      />
      <SubmitButton isBusy={isSending}>{t('register.save')}</SubmitButton>
      <Banner>{t('register.resetNote', { seconds: LOGIN_SECONDS })}</Banner>
    </Form>
  )
}
