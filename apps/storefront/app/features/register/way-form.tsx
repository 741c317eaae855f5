import { EMAIL } from '@ironsouq/contract/identity/identity.limits'
import type { Channel } from '@ironsouq/contract/identity/identity.schema'
import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { CodeInput } from '@ironsouq/ui/primitives/code-input'
import { PlainInput } from '@ironsouq/ui/primitives/plain-input'
import { Form } from 'react-router'
import { type CodeWait, INTENT, PROOF, SEND_CODE } from '#shell/forms/code-wait.ts'
import { FormSaid } from '#shell/forms/form-said.tsx'
import { useIsSending } from '#shell/forms/is-sending.ts'
import { CodeLine, EnterButton } from '#shell/forms/send-code.tsx'
import { SubmitButton } from '#shell/forms/submit-button.tsx'
import { useFirstFault } from '#shell/forms/use-first-fault.ts'
import { useFormProof } from '#shell/forms/use-form-proof.ts'
import { useLatest } from '#shell/forms/use-latest.ts'
import { useSendCode } from '#shell/forms/use-send-code.ts'
import { LocalLink } from '#shell/local-link.tsx'
import type { FormFaults } from '#shell/session.server.ts'
import { useT } from '#shell/use-t.ts'

interface WayFormProps {
  channel: Channel
  /** What was typed before, if anything. */
  target: string | undefined
  /** A code is on its way to it. */
  sent: CodeWait | undefined
  /** Where the address can be typed anew. */
  changePath: string
  back: string
  faults: FormFaults | undefined
}

/** An address or a number, then the code that went there. */
export function WayForm({ channel, target, sent, changePath, back, faults }: WayFormProps) {
  const t = useT()
  const isSending = useIsSending()
  const code = useSendCode({ sent, fields: ['target', 'channel', 'back', PROOF] })
  const given = useLatest(code.faults, faults)
  const proof = useFormProof(given)
  const isMail = channel === 'email'
  const isWrong = (typed: FormDataEntryValue | null) =>
    isMail && typeof typed === 'string' && !EMAIL.test(typed.trim())
  const { form, fieldOf, msg } = useFirstFault({
    given,
    check: (data) => ({ target: isWrong(data.get('target')) ? t('error.emailWrong') : undefined }),
  })
  return (
    <Form method="post" {...form} className="grid gap-4">
      {sent ? <EnterButton /> : <input type="hidden" name={INTENT} value={SEND_CODE} />}
      <input type="hidden" name="channel" value={channel} />
      <input type="hidden" name="back" value={back} />
      <input {...proof.field} />
      <FormSaid msg={msg} reckoning={proof.reckoning} />
      <PlainInput
        {...(!sent && target !== undefined && { autoFocus: true })}
        {...fieldOf('target')}
        key={`${channel} ${sent === undefined}`}
        type={isMail ? 'email' : 'tel'}
        autoComplete={isMail ? 'email' : 'tel'}
        label={isMail ? t('register.email') : t('register.mobile')}
        required
        readOnly={sent !== undefined}
        defaultValue={target}
        {...(sent === undefined && !isMail && { help: t('register.mobileHelp') })}
        {...(sent && {
          after: (
            <LocalLink
              href={changePath}
              replace
              className={buttonLook({ tone: 'quiet', size: 'portal' })}
            >
              {t('register.change')}
            </LocalLink>
          ),
        })}
      />
      {sent && (
        <>
          <CodeInput
            {...fieldOf('code')}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader asked for it just now
            autoFocus
            label={isMail ? t('register.codeFromMail') : t('register.codeFromMessage')}
            required
          />
          <CodeLine sent={code.sent} button={code.button} />
        </>
      )}
      <SubmitButton isBusy={isSending}>
        {sent ? t('register.next') : t('shell.sendCode')}
      </SubmitButton>
    </Form>
  )
}
