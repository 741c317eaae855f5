import type { Passkey } from '@ironsouq/contract/passkey/passkey.endpoints'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { type SyntheticEvent, useState } from 'react'
import { Form, useRevalidator } from 'react-router'
import { RefusedNote } from '#kit/form/saved-note.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

/** The member's passkeys. */
export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = useT()
  const format = useFormat()
  const { revalidate } = useRevalidator()
  const [refusal, setRefusal] = useState<string>()

  const handleAdd = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form).get('passkeyName')
    try {
      const { makePasskey } = await import('./make-passkey.ts')
      await makePasskey((typeof typed === 'string' && typed.trim()) || t('settings.passkey'))
      setRefusal(undefined)
      form.reset()
      await revalidate()
    } catch {
      // The user knows that they closed the browser's dialog.
      setRefusal(t('settings.passkeyFailed'))
    }
  }

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
                {lastUsedAt
                  ? t('settings.usedOn', { date: format.dateTime(lastUsedAt) })
                  : t('settings.madeOn', { date: format.date(createdAt) })}
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
      <form
        onSubmit={(event) => void handleAdd(event)}
        className="grid items-end gap-3 pt-3 noscript:hidden sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <PlainInput
          name="passkeyName"
          label={t('settings.passkeyName')}
          optionalNote={t('settings.optional')}
          maxLength={40}
        />
        <button type="submit" className={buttonLook()}>
          {t('settings.addPasskey')}
        </button>
      </form>
      <RefusedNote text={refusal} />
    </Panel>
  )
}
