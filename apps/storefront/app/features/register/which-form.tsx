import { PlainInput } from '@ironsouq/ui/primitives/plain-input'
import { Form } from 'react-router'
import { FormSaid } from '#shell/forms/form-said.tsx'
import { useIsSending } from '#shell/forms/is-sending.ts'
import { SubmitButton } from '#shell/forms/submit-button.tsx'
import { useFirstFault } from '#shell/forms/use-first-fault.ts'
import { useFormProof } from '#shell/forms/use-form-proof.ts'
import type { FormFaults } from '#shell/session.server.ts'
import { useT } from '#shell/use-t.ts'

interface WhichFormProps {
  typed: string | undefined
  faults: FormFaults | undefined
}

/** Which account it is about; what comes next is the same whether or not there is one [ID-11]. */
export function WhichForm({ typed, faults }: WhichFormProps) {
  const t = useT()
  const isSending = useIsSending()
  const proof = useFormProof(faults)
  const { form, fieldOf, msg } = useFirstFault({ given: faults })
  return (
    <Form method="post" {...form} className="grid gap-4">
      <input {...proof.field} />
      <FormSaid msg={msg} reckoning={proof.reckoning} />
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
