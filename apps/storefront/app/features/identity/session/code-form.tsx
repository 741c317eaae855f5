import type { Channel } from '@ironsouq/contract/identity/identity/identity.schema'
import { CodeInput } from '@ironsouq/ui/primitives/field/code-input'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { useEffect, useRef } from 'react'
import { AgreeBox } from '#features/content/legal/parts/agree-box.tsx'
import { PROOF } from '#kit/form/code-wait.ts'
import { FormMessage } from '#kit/form/form-message.tsx'
import { CodeSentNote, EnterButton, SendCode } from '#kit/form/send-code.tsx'
import { SubmitButton } from '#kit/form/submit-button.tsx'
import { useSendCode } from '#kit/form/use-send-code.ts'
import { useFormProof } from '#kit/proof-of-work/use-form-proof.ts'
import { useT } from '#kit/text/use-t.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { type LoginFormProps, useLoginForm } from './use-login-form.ts'

/** Sends the code, also when a proof of work is needed first. */
function useCode({ action, given }: LoginFormProps) {
  const sending = useSendCode({
    sent: given?.sent,
    fields: ['channel', 'target', PROOF],
    action,
  })
  const { field, proofState } = useFormProof(sending.faults)
  const isSent = sending.sent !== undefined || given?.isSent === true
  const wasSent = useRef(isSent)
  useEffect(() => {
    if (isSent && !wasSent.current)
      field.ref.current?.form?.querySelector<HTMLInputElement>('input[name=code]')?.focus()
    wasSent.current = isSent
  }, [isSent, field.ref])
  return { ...sending, proof: field, proofState, isSent }
}

const TYPED = {
  email: { type: 'email', autoComplete: 'email', label: 'login.email' },
  mobile: { type: 'tel', autoComplete: 'tel', label: 'login.mobile' },
} as const

/** Asks for the address or number, then for the code [MS-1]. */
export function CodeForm({ channel, ...props }: LoginFormProps & { channel: Channel }) {
  const { given, binds = false } = props
  const t = useT()
  const { sent, faults, button, proof, proofState, isSent } = useCode(props)
  const login = useLoginForm(props, faults)
  const { Form, form, fieldOf, hidden } = login
  const { label, ...typed } = TYPED[channel]
  return (
    <Form {...form} className="grid gap-4">
      <HiddenFields of={{ ...hidden, channel }} />
      <input {...proof} />
      {isSent && <EnterButton intent="code" />}
      <PlainInput
        {...fieldOf('target')}
        {...typed}
        label={t(label)}
        help={channel === 'mobile' ? t('login.mobileHelp') : undefined}
        required
        maxLength={254}
        defaultValue={given?.typed?.['target']}
      />
      {isSent && (
        <>
          <CodeInput
            {...fieldOf('code')}
            label={t('login.code')}
            required
            aside={<SendCode button={button} look="line" />}
            help={
              <>
                <CodeSentNote sent={sent} /> {t('login.codeNote')}
              </>
            }
          />
          <AgreeBox {...fieldOf('agreed')} />
        </>
      )}
      <FormMessage
        msg={login.msg}
        proofState={proofState === 'idle' ? login.proofState : proofState}
      />
      {isSent ? (
        <SubmitButton intent="code" isBusy={login.isBusy}>
          {binds ? t('login.bindSubmit') : t('login.submit')}
        </SubmitButton>
      ) : (
        <SendCode button={button} />
      )}
    </Form>
  )
}
