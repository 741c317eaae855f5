import { EMAIL } from '@ironsouq/contract/identity/identity/identity.limits'
import type { Channel } from '@ironsouq/contract/identity/identity/identity.schema'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { CodeInput } from '@ironsouq/ui/primitives/field/code-input'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { Form } from 'react-router'
import { type CodeWait, INTENT, PROOF, SEND_CODE } from '#kit/form/code-wait.ts'
import type { FormFaults } from '#kit/form/form-answer.ts'
import { FormMessage } from '#kit/form/form-message.tsx'
import { useIsSending } from '#kit/form/is-sending.ts'
import { CodeLine, EnterButton } from '#kit/form/send-code.tsx'
import { SubmitButton } from '#kit/form/submit-button.tsx'
import { useFirstFault } from '#kit/form/use-first-fault.ts'
import { useLatest } from '#kit/form/use-latest.ts'
import { useSendCode } from '#kit/form/use-send-code.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormProof } from '#kit/proof-of-work/use-form-proof.ts'
import { useT } from '#kit/text/use-t.ts'

interface WayFormProps {
  channel: Channel
  /** The previous input. */
  target: string | undefined
  /** Set after a code was sent to the target. */
  sent: CodeWait | undefined
  /** The path of the page where the address can be changed. */
  changePath: string
  back: string
  faults: FormFaults | undefined
}

/** An address or a number, then the code that was sent to it. */
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
      <FormMessage msg={msg} proofState={proof.proofState} />
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
            label={isMail ? t('register.codeFromEmail') : t('register.codeFromSms')}
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
