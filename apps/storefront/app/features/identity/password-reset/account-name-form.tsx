import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { Form } from 'react-router'
import type { FormFaults } from '#kit/form/form-answer.ts'
import { FormMessage } from '#kit/form/form-message.tsx'
import { useIsSending } from '#kit/form/is-sending.ts'
import { SubmitButton } from '#kit/form/submit-button.tsx'
import { useFirstFault } from '#kit/form/use-first-fault.ts'
import { useFormProof } from '#kit/proof-of-work/use-form-proof.ts'
import { useT } from '#kit/text/use-t.ts'

interface AccountNameFormProps {
  typed: string | undefined
  faults: FormFaults | undefined
}

/** Asks for the account; the next step is the same whether or not it exists [ID-11]. */
export function AccountNameForm({ typed, faults }: AccountNameFormProps) {
  const t = useT()
  const isSending = useIsSending()
  const proof = useFormProof(faults)
  const { form, fieldOf, msg } = useFirstFault({ given: faults })
  return (
    <Form method="post" {...form} className="grid gap-4">
      <input {...proof.field} />
      <FormMessage msg={msg} proofState={proof.proofState} />
      <PlainInput
        {...fieldOf('account')}
        label={t('register.which')}
        dir="ltr"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={typed}
      />
      <SubmitButton isBusy={isSending}>{t('register.sendMe')}</SubmitButton>
    </Form>
  )
}
