import type { Profile } from '@ironsouq/contract/people/member/member.schema'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { PlainCheck } from '@ironsouq/ui/primitives/plain-field/plain-check'
import { useEffect } from 'react'
import { Form } from 'react-router'
import { IdentityCheck } from '#features/identity/security/parts/identity-check.tsx'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { RefusedNote } from '#kit/form/saved-note.tsx'
import { EnterButton } from '#kit/form/send-code.tsx'
import { useFirstFault } from '#kit/form/use-first-fault.ts'
import { useLatest } from '#kit/form/use-latest.ts'
import { useSendCode } from '#kit/form/use-send-code.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { userStore } from '#kit/session/user-store.ts'
import { useT } from '#kit/text/use-t.ts'

function Erased() {
  const t = useT()
  useEffect(() => userStore.reset(), [])
  return (
    <Panel heading={t('settings.erasedTitle')}>
      <p role="status" className="pb-3">
        {t('settings.erasedLead')}
      </p>
      <LocalLink href="/" className={buttonLook({ tone: 'ink' })}>
        {t('common.home')}
      </LocalLink>
    </Panel>
  )
}

interface EraseAccountProps {
  profile: Profile
  needsSecondFactor: boolean
  answer: FormAnswer | undefined
}

/** Erases the account, after the member proves their identity [ID-17]. */
export function EraseAccount({ profile, needsSecondFactor, answer }: EraseAccountProps) {
  const t = useT()
  const code = useSendCode({ sent: answer?.sent, fields: [] })
  const { form, fieldOf, msg } = useFirstFault({
    given: useLatest(code.faults, answer?.faults),
  })
  if (answer?.ended) return <Erased />
  return (
    <Panel heading={t('settings.eraseTitle')}>
      <p className="pb-2 text-small text-ink-2">{t('settings.eraseLead')}</p>
      <ul className="list-disc ps-5 pb-3 text-small text-ink-2">
        <li>{t('settings.eraseWhat')}</li>
        <li>{t('settings.eraseKept')}</li>
        <li>{t('settings.eraseFinal')}</li>
      </ul>
      <details open={answer !== undefined}>
        <summary className={`${buttonLook({ tone: 'danger' })} cursor-pointer list-none`}>
          {t('settings.eraseBegin')}
        </summary>
        <Form method="post" {...form} className="grid max-w-120 gap-3 pt-4">
          <EnterButton intent="erase" />
          <IdentityCheck
            profile={profile}
            password={{ name: 'password', label: t('settings.yourPassword') }}
            fieldOf={fieldOf}
            code={code}
            needsSecondFactor={needsSecondFactor}
          />
          <PlainCheck {...fieldOf('sure')} required>
            {t('settings.eraseSure')}
          </PlainCheck>
          <RefusedNote text={msg} />
          <div>
            <button
              type="submit"
              name="intent"
              value="erase"
              className={buttonLook({ tone: 'danger' })}
            >
              {t('settings.eraseNow')}
            </button>
          </div>
        </Form>
      </details>
    </Panel>
  )
}
