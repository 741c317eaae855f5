import type { Channel } from '@ironsouq/contract/identity/identity.schema'
import { CodeInput } from '@ironsouq/ui/primitives/code-input'
import { PlainInput } from '@ironsouq/ui/primitives/plain-input'
import { useEffect, useRef } from 'react'
import { AgreeBox } from '../forms/agree-box.tsx'
import { SEND_CODE } from '../forms/code-wait.ts'
import { CodeSentNote, SendCode } from '../forms/send-code.tsx'
import { useSendCode } from '../forms/use-send-code.ts'
import { useT } from '../use-t.ts'
import { EnterButton, FormSaid, HiddenFields, SubmitButton } from './form-parts.tsx'
import { type LoginFormProps, useLoginForm } from './use-login-form.ts'
import { useProof } from './use-proof.ts'

const PROOF = 'proof'

/** Sends the code, also when the browser has to reckon something out first. */
function useCode({ action, given }: LoginFormProps) {
  const proof = useRef<HTMLInputElement>(null)
  const sending = useSendCode({
    sent: given?.sent,
    fields: ['channel', 'target', PROOF],
    action,
  })
  const reckoning = useProof(sending.faults, (solved) => {
    const form = proof.current?.form
    if (!proof.current || !form) return
    proof.current.value = solved
    form.querySelector<HTMLButtonElement>(`button[value=${SEND_CODE}]`)?.click()
  })
  const isSent = sending.sent !== undefined || given?.isSent === true
  const wasSent = useRef(isSent)
  useEffect(() => {
    if (isSent && !wasSent.current)
      proof.current?.form?.querySelector<HTMLInputElement>('input[name=code]')?.focus()
    wasSent.current = isSent
  }, [isSent])
  return { ...sending, proof, reckoning, isSent }
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
      <input ref={proof} type="hidden" name={PROOF} />
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
      <FormSaid login={{ ...login, ...(reckoning !== 'idle' && { reckoning }) }} />
      {isSent ? (
        <SubmitButton
          login={login}
          intent="code"
          words={binds ? t('login.bindSubmit') : t('login.submit')}
        />
      ) : (
        <SendCode button={button} />
      )}
    </Form>
  )
}
