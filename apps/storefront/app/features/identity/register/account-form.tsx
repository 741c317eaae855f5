import { ACCOUNT, COMPANY_MAX } from '@ironsouq/contract/identity/identity/identity.limits'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { LINK_LOOK } from '@ironsouq/ui/primitives/action/link'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { FieldProven } from '@ironsouq/ui/primitives/plain-field/plain-frame'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { useState } from 'react'
import { Form, useFetcher } from 'react-router'
import { AgreeBox } from '#features/content/legal/parts/agree-box.tsx'
import { INTENT } from '#kit/form/code-wait.ts'
import type { FormAnswer, FormFaults } from '#kit/form/form-answer.ts'
import { FormMessage } from '#kit/form/form-message.tsx'
import { useIsSending } from '#kit/form/is-sending.ts'
import { SubmitButton } from '#kit/form/submit-button.tsx'
import { useFirstFault } from '#kit/form/use-first-fault.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { CHECK_NAME } from './check-name.ts'
import { NickNameInput } from './nick-name-input.tsx'
import { NewPassword } from './parts/new-password.tsx'
import { useAccountCheck } from './parts/use-account-check.ts'

interface Field {
  name: string
  error: string | undefined
  autoFocus?: boolean
}

/** Checks whether the typed name is free; the server adds the ticket. */
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
        answer?.isFree ? (
          <FieldProven>{t('register.available')}</FieldProven>
        ) : (
          t('register.accountHelp')
        )
      }
    />
  )
}

interface AccountFormProps {
  typed: FormAnswer['typed']
  faults: FormFaults | undefined
  backPath: string
}

/** The account form, for a verified address. */
export function AccountForm({ typed, faults, backPath }: AccountFormProps) {
  const t = useT()
  const isSending = useIsSending()
  const { form, fieldOf, msg } = useFirstFault({ given: faults, ...useAccountCheck() })
  return (
    <Form method="post" {...form} className="grid gap-4">
      <FormMessage
        msg={msg}
        action={
          <LocalLink href={backPath} className={LINK_LOOK}>
            {t('register.startAgain')}
          </LocalLink>
        }
      />
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <AccountInput field={fieldOf('account')} typed={typed?.['account']} />
        <NickNameInput field={fieldOf('nickName')} typed={typed?.['nickName']} />
      </div>
      <PlainInput
        {...fieldOf('company')}
        label={t('register.company')}
        optionalNote={t('register.companyNote')}
        autoComplete="organization"
        maxLength={COMPANY_MAX}
        defaultValue={typed?.['company']}
      />
      <NewPassword
        fieldOf={fieldOf}
        words={{ password: t('register.password'), again: t('register.repeatPassword') }}
      />
      <AgreeBox {...fieldOf('agreed')} />
      <div className="flex gap-2">
        <LocalLink href={backPath} className={buttonLook({ size: 'tall' })}>
          <Icon name="previous" size="small" />
          {t('register.back')}
        </LocalLink>
        <SubmitButton isBusy={isSending}>{t('register.createAccount')}</SubmitButton>
      </div>
    </Form>
  )
}
