import { ACCOUNT, COMPANY_MAX } from '@ironsouq/contract/identity/identity.limits'
import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { Icon } from '@ironsouq/ui/primitives/icon'
import { LINK_LOOK } from '@ironsouq/ui/primitives/link'
import { FieldProven } from '@ironsouq/ui/primitives/plain-frame'
import { PlainInput } from '@ironsouq/ui/primitives/plain-input'
import { useState } from 'react'
import { Form, useFetcher } from 'react-router'
import { AgreeBox } from '#shell/forms/agree-box.tsx'
import { INTENT } from '#shell/forms/code-wait.ts'
import { FormSaid } from '#shell/forms/form-said.tsx'
import { useIsSending } from '#shell/forms/is-sending.ts'
import { SubmitButton } from '#shell/forms/submit-button.tsx'
import { useFirstFault } from '#shell/forms/use-first-fault.ts'
import { LocalLink } from '#shell/local-link.tsx'
import type { FormFaults } from '#shell/session.server.ts'
import { useT } from '#shell/use-t.ts'
import { CHECK_NAME } from './check-name.ts'
import { NewPassword } from './new-password.tsx'
import { NickNameInput } from './nick-name-input.tsx'
import type { TypedAccount } from './open-account.server.ts'
import { useAccountCheck } from './use-account-check.ts'

interface Field {
  name: string
  error: string | undefined
  autoFocus?: boolean
}

/** Says whether the name is free once it has been typed; the ticket it takes is the server's. */
function AccountInput({ field, typed }: { field: Field; typed: string | undefined }) {
  const t = useT()
  const fetcher = useFetcher<{ name?: string; isFree?: boolean }>()
  const [name, setName] = useState(typed ?? '')
  const answer = fetcher.data?.name === name ? fetcher.data : undefined
  const ask = () => {
    if (ACCOUNT.test(name) && !answer)
      void fetcher.submit({ [INTENT]: CHECK_NAME, account: name }, { method: 'post' })
  }
  const taken = answer?.isFree === false ? t('error.accountTaken') : undefined
  return (
    <PlainInput
      {...field}
      label={t('register.account')}
      dir="ltr"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      defaultValue={typed}
      onInput={(event) => setName(event.currentTarget.value.trim())}
      onBlur={ask}
      error={field.error ?? taken}
      help={
        answer?.isFree ? <FieldProven>{t('register.free')}</FieldProven> : t('register.accountHelp')
      }
    />
  )
}

interface AccountFormProps {
  typed: TypedAccount | undefined
  faults: FormFaults | undefined
  backPath: string
}

/** The account itself, for an address that is proven. */
export function AccountForm({ typed, faults, backPath }: AccountFormProps) {
  const t = useT()
  const isSending = useIsSending()
  const { form, fieldOf, msg } = useFirstFault({ given: faults, ...useAccountCheck() })
  return (
    <Form method="post" {...form} className="grid gap-4">
      <FormSaid
        msg={msg}
        action={
          <LocalLink href={backPath} className={LINK_LOOK}>
            {t('register.beginAgain')}
          </LocalLink>
        }
      />
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <AccountInput field={fieldOf('account')} typed={typed?.account} />
        <NickNameInput field={fieldOf('nickName')} typed={typed?.nickName} />
      </div>
      <PlainInput
        {...fieldOf('company')}
        label={t('register.company')}
        optionalNote={t('register.companyNote')}
        autoComplete="organization"
        maxLength={COMPANY_MAX}
        defaultValue={typed?.company}
      />
      <NewPassword
        fieldOf={fieldOf}
        words={{ password: t('register.password'), again: t('register.passwordAgain') }}
      />
      <AgreeBox {...fieldOf('agreed')} />
      <div className="flex gap-2">
        <LocalLink href={backPath} className={buttonLook({ size: 'tall' })}>
          <Icon name="previous" size="small" />
          {t('register.back')}
        </LocalLink>
        <SubmitButton isBusy={isSending}>{t('register.open')}</SubmitButton>
      </div>
    </Form>
  )
}
