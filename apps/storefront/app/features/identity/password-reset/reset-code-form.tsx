import { CodeInput } from '@ironsouq/ui/primitives/field/code-input'
import { Form } from 'react-router'
import { type CodeWait, PROOF } from '#kit/form/code-wait.ts'
import type { FormFaults } from '#kit/form/form-answer.ts'
import { FormMessage } from '#kit/form/form-message.tsx'
import { useIsSending } from '#kit/form/is-sending.ts'
import { CodeLine, EnterButton } from '#kit/form/send-code.tsx'
import { SubmitButton } from '#kit/form/submit-button.tsx'
import { useFirstFault } from '#kit/form/use-first-fault.ts'
import { useLatest } from '#kit/form/use-latest.ts'
import { useSendCode } from '#kit/form/use-send-code.ts'
import { useFormProof } from '#kit/proof-of-work/use-form-proof.ts'
import { useT } from '#kit/text/use-t.ts'

interface RecoverCodeFormProps {
  sent: CodeWait
  faults: FormFaults | undefined
}

export function ResetCodeForm({ sent, faults }: RecoverCodeFormProps) {
  const t = useT()
  const isSending = useIsSending()
  const code = useSendCode({ sent, fields: [PROOF] })
  const given = useLatest(code.faults, faults)
  const proof = useFormProof(given)
  const { form, fieldOf, msg } = useFirstFault({ given })
  return (
    <Form method="post" {...form} className="grid gap-4">
      <EnterButton />
      <input {...proof.field} />
      <FormMessage msg={msg} proofState={proof.proofState} />
      <CodeInput {...fieldOf('code')} label={t('register.code')} required />
      <CodeLine sent={code.sent} button={code.button} />
      <SubmitButton isBusy={isSending}>{t('register.checkCode')}</SubmitButton>
    </Form>
  )
}
