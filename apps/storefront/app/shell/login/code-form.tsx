import type { Channel } from '@ironsouq/contract/identity/identity.schema'
import { CodeInput } from '@ironsouq/ui/primitives/code-input'
import { PlainInput } from '@ironsouq/ui/primitives/plain-input'
import { useEffect, useRef } from 'react'
import { AgreeBox } from '../forms/agree-box.tsx'
import { PROOF } from '../forms/code-wait.ts'
import { FormSaid } from '../forms/form-said.tsx'
import { CodeSentNote, EnterButton, SendCode } from '../forms/send-code.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useFormProof } from '../forms/use-form-proof.ts'
import { useSendCode } from '../forms/use-send-code.ts'
import { useT } from '../use-t.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { type LoginFormProps, useLoginForm } from './use-login-form.ts'

/** Sends the code, also when the browser has to reckon something out first. */
function useCode({ action, given }: LoginFormProps) {
  const sending = useSendCode({
    sent: given?.sent,
    fields: ['channel', 'target', PROOF],
    action,
  })
  const { field, reckoning } = useFormProof(sending.faults)
  const isSent = sending.sent !== undefined || given?.isSent === true
  const wasSent = useRef(isSent)
  useEffect(() => {
    if (isSent && !wasSent.current)
      field.ref.current?.form?.querySelector<HTMLInputElement>('input[name=code]')?.focus()
    wasSent.current = isSent
  }, [isSent, field.ref])
  return { ...sending, proof: field, reckoning, isSent }
}

const TYPED = {
  email: { type: 'email', autoComplete: 'email', label: 'login.email' },
  mobile: { type: 'tel', autoComplete: 'tel', label: 'login.mobile' },
} as const

/** A code to the address or the number, and then the code [MS-1]. */
export function CodeForm({ channel, ...props }: LoginFormProps & { channel: Channel }) {
  const { given, binds = false } = props
  const t = useT()
  const { sent, faults, button, proof, reckoning, isSent } = useCode(props)
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
        defaultValue={given?.typed}
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
      <FormSaid msg={login.msg} reckoning={reckoning === 'idle' ? login.reckoning : reckoning} />
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
