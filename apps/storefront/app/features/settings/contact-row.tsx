import { Badge } from '@ironsouq/ui/primitives/badge'
import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { CodeInput } from '@ironsouq/ui/primitives/code-input'
import { PlainInput } from '@ironsouq/ui/primitives/plain-input'
import { Form } from 'react-router'
import { CodeSentNote, EnterButton, SendCode } from '#shell/forms/send-code.tsx'
import { useFirstFault } from '#shell/forms/use-first-fault.ts'
import { useLatest } from '#shell/forms/use-latest.ts'
import { useSendCode } from '#shell/forms/use-send-code.ts'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'
import { BindRow } from './bind-row.tsx'
import { RefusedNote } from './saved-note.tsx'
import type { SettingsAnswer } from './settings-answer.ts'

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
  answer: SettingsAnswer | undefined
}

/** The form opens without script too: it is a fold. */
function ContactForm({ kind, answer }: Pick<ContactRowProps, 'kind' | 'answer'>) {
  const t = useT()
  const { sent, faults, button } = useSendCode({ sent: answer?.sent, fields: ['kind', 'target'] })
  const { form, fieldOf, msg } = useFirstFault({ given: useLatest(faults, answer?.faults) })
  const { target, type, autoComplete } = WORDS[kind]
  return (
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
  )
}

/** A verified address or number, and how another takes its place [ID-15]. */
export function ContactRow({ kind, now, verifiedAt, answer }: ContactRowProps) {
  const t = useT()
  const format = useFormat()
  const { icon, name } = WORDS[kind]
  const said = now ? (
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
      said={said}
      below={
        <details key={now} open={answer?.faults !== undefined || answer?.sent !== undefined}>
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
