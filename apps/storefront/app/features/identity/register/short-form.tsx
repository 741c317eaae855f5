import { COMPANY_MAX } from '@ironsouq/contract/identity/identity/identity.limits'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { Form } from 'react-router'
import { AgreeBox } from '#features/content/legal/parts/agree-box.tsx'
import { type CodeWait, PROOF } from '#kit/form/code-wait.ts'
import type { FormAnswer, FormFaults } from '#kit/form/form-answer.ts'
import { FormMessage } from '#kit/form/form-message.tsx'
import { useIsSending } from '#kit/form/is-sending.ts'
import { CodeSentNote, EnterButton, SendCode } from '#kit/form/send-code.tsx'
import { SubmitButton } from '#kit/form/submit-button.tsx'
import { useFirstFault } from '#kit/form/use-first-fault.ts'
import { useLatest } from '#kit/form/use-latest.ts'
import { useSendCode } from '#kit/form/use-send-code.ts'
import { useFormProof } from '#kit/proof-of-work/use-form-proof.ts'
import { useT } from '#kit/text/use-t.ts'
import { NickNameInput } from './nick-name-input.tsx'
import { NewPassword } from './parts/new-password.tsx'
import { useAccountCheck } from './parts/use-account-check.ts'

interface ShortFormProps {
  typed: FormAnswer['typed']
  sent: CodeWait | undefined
  faults: FormFaults | undefined
  back: string
}

/** All fields of a registration at once [ID-1]. */
export function ShortForm({ typed, sent, faults, back }: ShortFormProps) {
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
      <FormMessage msg={msg} proofState={proof.proofState} />
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <NickNameInput field={fieldOf('nickName')} typed={typed?.['nickName']} />
        <PlainInput
          {...fieldOf('account')}
          label={t('register.account')}
          dir="ltr"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={typed?.['account']}
          help={t('register.accountHelp')}
        />
      </div>
      <PlainInput
        {...fieldOf('email')}
        type="email"
        label={t('register.email')}
        autoComplete="email"
        required
        defaultValue={typed?.['email']}
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
        defaultValue={typed?.['company']}
      />
      <NewPassword
        fieldOf={fieldOf}
        words={{ password: t('register.password'), again: t('register.repeatPassword') }}
        isPair
      />
      <AgreeBox {...fieldOf('agreed')} />
      <SubmitButton isBusy={isSending}>{t('register.createAccount')}</SubmitButton>
    </Form>
  )
}
