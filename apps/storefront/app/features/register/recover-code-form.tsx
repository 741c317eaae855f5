import { CodeInput } from '@ironsouq/ui/primitives/code-input'
import { Form } from 'react-router'
import { type CodeWait, PROOF } from '#shell/forms/code-wait.ts'
import { FormSaid } from '#shell/forms/form-said.tsx'
import { useIsSending } from '#shell/forms/is-sending.ts'
import { CodeLine, EnterButton } from '#shell/forms/send-code.tsx'
import { SubmitButton } from '#shell/forms/submit-button.tsx'
import { useFirstFault } from '#shell/forms/use-first-fault.ts'
import { useFormProof } from '#shell/forms/use-form-proof.ts'
import { useLatest } from '#shell/forms/use-latest.ts'
import { useSendCode } from '#shell/forms/use-send-code.ts'
import type { FormFaults } from '#shell/session.server.ts'
import { useT } from '#shell/use-t.ts'

interface RecoverCodeFormProps {
  sent: CodeWait
  faults: FormFaults | undefined
}

export function RecoverCodeForm({ sent, faults }: RecoverCodeFormProps) {
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
      <FormSaid msg={msg} reckoning={proof.reckoning} />
      <CodeInput {...fieldOf('code')} label={t('register.code')} required />
      <CodeLine sent={code.sent} button={code.button} />
      <SubmitButton isBusy={isSending}>{t('register.checkCode')}</SubmitButton>
    </Form>
  )
}
