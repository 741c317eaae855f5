import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { CodeInput } from '@ironsouq/ui/primitives/field/code-input'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { Form } from 'react-router'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { RefusedNote } from '#kit/form/saved-note.tsx'
import { CodeSentNote, EnterButton, SendCode } from '#kit/form/send-code.tsx'
import { useFirstFault } from '#kit/form/use-first-fault.ts'
import { useLatest } from '#kit/form/use-latest.ts'
import { useSendCode } from '#kit/form/use-send-code.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { BindRow } from './bind-row.tsx'
import { ProveIdentity } from './parts/prove-identity.tsx'

const WORDS = {
  mail: {
    icon: 'send',
    name: 'settings.email',
    target: 'settings.newEmail',
    type: 'email',
    autoComplete: 'email',
  },
  mobile: {
    icon: 'phone',
    name: 'settings.mobile',
    target: 'settings.newMobile',
    type: 'tel',
    autoComplete: 'tel',
  },
} as const

interface ContactRowProps {
  kind: keyof typeof WORDS
  now: string | null
  verifiedAt: string | null
  answer: FormAnswer | undefined
}

/** The form is in a `details` element, so it opens without script. */
function ContactForm({ kind, answer }: Pick<ContactRowProps, 'kind' | 'answer'>) {
  const t = useT()
  const code = useSendCode({ sent: answer?.sent, fields: ['kind', 'target'] })
  const { sent, faults, button } = code
  const latest = useLatest(code.answer, answer)
  const { form, fieldOf, msg } = useFirstFault({ given: useLatest(faults, answer?.faults) })
  const { target, type, autoComplete } = WORDS[kind]
  return (
    <>
      {/* The page itself asks for the forms that it answers. */}
      <ProveIdentity ask={latest === answer ? undefined : latest?.asks} />
      <Form method="post" {...form} className="grid max-w-120 gap-3 pt-3 sm:ps-9">
        <EnterButton intent="contact" />
        <input type="hidden" name="kind" value={kind} />
        <PlainInput
          {...fieldOf('target')}
          label={t(target)}
          type={type}
          autoComplete={autoComplete}
          required
        />
        <div>
          <SendCode button={button} />
        </div>
        <CodeInput
          {...fieldOf('code')}
          label={t('settings.code')}
          required
          help={<CodeSentNote sent={sent} />}
        />
        <RefusedNote text={msg} />
        <div>
          <button
            type="submit"
            name="intent"
            value="contact"
            className={buttonLook({ tone: 'ink', size: 'dense' })}
          >
            {t('settings.verify')}
          </button>
        </div>
      </Form>
    </>
  )
}

/** The verified address or number, with a form to change it [ID-15]. */
export function ContactRow({ kind, now, verifiedAt, answer }: ContactRowProps) {
  const t = useT()
  const format = useFormat()
  const { icon, name } = WORDS[kind]
  const note = now ? (
    <>
      <bdi dir="ltr">{now}</bdi>
      {verifiedAt && ` · ${t('settings.verifiedOn', { date: format.date(verifiedAt) })}`}
    </>
  ) : (
    t('settings.noneYet')
  )
  return (
    <BindRow
      icon={icon}
      name={t(name)}
      note={note}
      below={
        <details key={now} open={[answer?.faults, answer?.sent, answer?.asks].some(Boolean)}>
          <summary
            className={`${buttonLook({ size: 'dense' })} mt-2 cursor-pointer list-none sm:ms-9`}
          >
            {now ? t('settings.change') : t('settings.add')}
          </summary>
          <ContactForm kind={kind} answer={answer} />
        </details>
      }
    >
      {verifiedAt ? (
        <Badge tone="proven" icon="check">
          {t('settings.verified')}
        </Badge>
      ) : (
        <Badge tone="wait" icon="clock">
          {t('settings.notVerified')}
        </Badge>
      )}
    </BindRow>
  )
}
