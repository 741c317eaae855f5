import { COMPANY_MAX } from '@ironsouq/contract/identity/identity.limits'
import { PlainInput } from '@ironsouq/ui/primitives/plain-input'
import { Form } from 'react-router'
import { AgreeBox } from '#shell/forms/agree-box.tsx'
import { type CodeWait, PROOF } from '#shell/forms/code-wait.ts'
import { FormSaid } from '#shell/forms/form-said.tsx'
import { useIsSending } from '#shell/forms/is-sending.ts'
import { CodeSentNote, EnterButton, SendCode } from '#shell/forms/send-code.tsx'
import { SubmitButton } from '#shell/forms/submit-button.tsx'
import { useFirstFault } from '#shell/forms/use-first-fault.ts'
import { useFormProof } from '#shell/forms/use-form-proof.ts'
import { useLatest } from '#shell/forms/use-latest.ts'
import { useSendCode } from '#shell/forms/use-send-code.ts'
import type { FormFaults } from '#shell/session.server.ts'
import { useT } from '#shell/use-t.ts'
import { NewPassword } from './new-password.tsx'
import { NickNameInput } from './nick-name-input.tsx'
import type { TypedAccount } from './open-account.server.ts'
import { useAccountCheck } from './use-account-check.ts'

interface PlainFormProps {
  typed: TypedAccount | undefined
  sent: CodeWait | undefined
  faults: FormFaults | undefined
  back: string
}

/** All fields of a registration at once [ID-1]. */
export function PlainForm({ typed, sent, faults, back }: PlainFormProps) {
  const t = useT()
  const isSending = useIsSending()
  const code = useSendCode({ sent, fields: ['email', PROOF] })
  const given = useLatest(code.faults, faults)
  const proof = useFormProof(given)
  const { form, fieldOf, msg } = useFirstFault({
    given,
    ...useAccountCheck(),
  })
  return (
    <Form method="post" {...form} className="grid gap-4">
      <EnterButton />
      <input type="hidden" name="back" value={back} />
      <input {...proof.field} />
      <FormSaid msg={msg} reckoning={proof.reckoning} />
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <NickNameInput field={fieldOf('nickName')} typed={typed?.nickName} />
        <PlainInput
          {...fieldOf('account')}
          label={t('register.account')}
          dir="ltr"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={typed?.account}
          help={t('register.accountHelp')}
        />
      </div>
      <PlainInput
        {...fieldOf('email')}
        type="email"
        label={t('register.email')}
        autoComplete="email"
        required
        defaultValue={typed?.email}
      />
      <PlainInput
        {...fieldOf('code')}
        label={t('register.emailCode')}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="000000"
        required
        beside={<SendCode button={code.button} />}
        help={<CodeSentNote sent={code.sent} />}
      />
      <PlainInput
        {...fieldOf('company')}
        label={t('register.company')}
        optionalNote={t('register.optional')}
        autoComplete="organization"
        maxLength={COMPANY_MAX}
        defaultValue={typed?.company}
      />
      <NewPassword
        fieldOf={fieldOf}
        words={{ password: t('register.password'), again: t('register.passwordAgain') }}
        isPair
      />
      <AgreeBox {...fieldOf('agreed')} />
      <SubmitButton isBusy={isSending}>{t('register.open')}</SubmitButton>
    </Form>
  )
}
