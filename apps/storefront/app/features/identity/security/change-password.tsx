import type { Profile } from '@ironsouq/contract/people/member/member.schema'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { useEffect } from 'react'
import { Form, useNavigate } from 'react-router'
import { NewPassword } from '#features/identity/register/parts/new-password.tsx'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { RefusedNote, SavedNote } from '#kit/form/saved-note.tsx'
import { EnterButton } from '#kit/form/send-code.tsx'
import { useFirstFault } from '#kit/form/use-first-fault.ts'
import { useLatest } from '#kit/form/use-latest.ts'
import { useSendCode } from '#kit/form/use-send-code.ts'
import { LocalLink, useLocalPath } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { IdentityCheck } from './parts/identity-check.tsx'

/** Set by the specification [ID-4]. */
const LEAVE_AFTER_MS = 3000

function Changed() {
  const t = useT()
  const navigate = useNavigate()
  const login = useLocalPath()('/login')
  useEffect(() => {
    const timer = setTimeout(() => void navigate(login), LEAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [navigate, login])
  return (
    <Panel heading={t('settings.changePassword')}>
      <SavedNote text={t('settings.passwordChanged')} />
      <p className="pb-3 text-small text-ink-2">{t('settings.passwordLeave')}</p>
      <LocalLink href="/login" className={buttonLook({ tone: 'ink' })}>
        {t('shell.logIn')}
      </LocalLink>
    </Panel>
  )
}

interface ChangePasswordProps {
  profile: Profile
  needsSecondFactor: boolean
  answer: FormAnswer | undefined
}

/** The old password, or a code for a member without one; then the new one twice [ID-4]. */
export function ChangePassword({ profile, needsSecondFactor, answer }: ChangePasswordProps) {
  const t = useT()
  const code = useSendCode({ sent: answer?.sent, fields: ['kind'] })
  const { form, fieldOf, msg } = useFirstFault({
    given: useLatest(code.faults, answer?.faults),
    check: (data) => ({
      confirmPassword:
        data.get('password') === data.get('confirmPassword')
          ? undefined
          : t('error.passwordsDiffer'),
    }),
  })
  if (answer?.ended) return <Changed />
  return (
    <Panel heading={t('settings.changePassword')}>
      <Form method="post" {...form} className="grid gap-3">
        <EnterButton intent="password" />
        <input type="hidden" name="kind" value="password" />
        <input
          type="text"
          name="username"
          autoComplete="username"
          defaultValue={profile.account ?? profile.mail ?? ''}
          readOnly
          hidden
        />
        <IdentityCheck
          profile={profile}
          password={{ name: 'original', label: t('settings.originalPassword') }}
          fieldOf={fieldOf}
          code={code}
          needsSecondFactor={needsSecondFactor}
        />
        <NewPassword
          fieldOf={fieldOf}
          words={{ password: t('settings.newPassword'), again: t('settings.repeatNewPassword') }}
        />
        <RefusedNote text={msg} />
        <button
          type="submit"
          name="intent"
          value="password"
          className={buttonLook({ tone: 'ink', isWide: true })}
        >
          {t('settings.changePassword')}
        </button>
        <p className="text-micro text-ink-muted">{t('settings.passwordLeave')}</p>
      </Form>
    </Panel>
  )
}
