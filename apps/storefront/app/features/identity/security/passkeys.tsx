import type { Passkey } from '@ironsouq/contract/identity/passkey/passkey.endpoints'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { useEffect, useRef, useState } from 'react'
import { Form, useRevalidator } from 'react-router'
import { RefusedNote } from '#kit/form/saved-note.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import type { SecurityAnswer } from './security-answer.ts'

interface PasskeysProps {
  passkeys: readonly Passkey[]
  answer: SecurityAnswer | undefined
}

/** Opens the browser's dialog when the action has answered with its options. */
function useMakePasskey(answer: SecurityAnswer | undefined) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const [refusal, setRefusal] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const started = useRef<SecurityAnswer['passkey']>(undefined)
  useEffect(() => {
    const passkey = answer?.passkey
    if (!passkey || started.current === passkey) return
    started.current = passkey
    const name = answer.typed?.['passkeyName'] || t('settings.passkey')
    import('./make-passkey.ts')
      .then(({ makePasskey }) => makePasskey(passkey, name))
      .then(() => {
        setRefusal(undefined)
        form.current?.reset()
        return revalidate()
      })
      // The user knows that they closed the browser's dialog.
      .catch(() => setRefusal(t('settings.passkeyFailed')))
  }, [answer, revalidate, t])
  return { form, refusal: refusal ?? answer?.faults?.msg }
}

/** The member's passkeys. */
export function Passkeys({ passkeys, answer }: PasskeysProps) {
  const t = useT()
  const format = useFormat()
  const { form, refusal } = useMakePasskey(answer)
  return (
    <Panel heading={t('settings.passkeys')}>
      <p className="pb-2 text-small text-ink-2">{t('settings.passkeysLead')}</p>
      <ul>
        {passkeys.map(({ passkeyId, name, createdAt, lastUsedAt }) => (
          <li
            key={passkeyId}
            className="flex min-h-14 items-center justify-between gap-3 border-b border-line py-2"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{name}</p>
              <p className="text-micro text-ink-muted">
                {t('settings.addedOn', { date: format.date(createdAt) })}
                {lastUsedAt && ` · ${t('settings.usedOn', { date: format.dateTime(lastUsedAt) })}`}
              </p>
            </div>
            <Form method="post">
              <input type="hidden" name="passkeyId" value={passkeyId} />
              <button
                type="submit"
                name="intent"
                value="removePasskey"
                aria-label={t('settings.removeNamed', { name })}
                className={buttonLook({ size: 'dense' })}
              >
                {t('settings.remove')}
              </button>
            </Form>
          </li>
        ))}
      </ul>
      <Form
        method="post"
        ref={form}
        className="grid items-end gap-3 pt-3 noscript:hidden sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <PlainInput
          name="passkeyName"
          label={t('settings.passkeyName')}
          optionalNote={t('settings.optional')}
          maxLength={40}
        />
        <input type="hidden" name="kind" value="passkey" />
        <button type="submit" name="intent" value="beginPasskey" className={buttonLook()}>
          {t('settings.addPasskey')}
        </button>
      </Form>
      <RefusedNote text={refusal} />
    </Panel>
  )
}
