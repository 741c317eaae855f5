import { CHANGED_PASSWORD, changedPasswordRules } from '@ironsouq/contract/identity/password.rules'
import type { Profile } from '@ironsouq/contract/member/member.schema'
import { PasswordRules } from '@ironsouq/ui/patterns/form/password-rules'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { useEffect, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { PasswordField } from '#kit/form/password-field.tsx'
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
  answer: FormAnswer | undefined
}

/** The old password, or a code for a member without one; then the new one twice [ID-4]. */
export function ChangePassword({ profile, answer }: ChangePasswordProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
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
  const labels = {
    length: t('settings.ruleLength', { min: CHANGED_PASSWORD.min, max: CHANGED_PASSWORD.max }),
    kinds: t('settings.ruleKinds'),
  }
  const rules = changedPasswordRules(typed).map(({ name, isMet }) => ({
    label: labels[name as keyof typeof labels],
    isMet,
  }))
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
        />
        <PasswordField
          {...fieldOf('password')}
          label={t('settings.newPassword')}
          autoComplete="new-password"
          required
          onValue={setTyped}
        />
        <PasswordRules rules={rules} met={t('settings.ruleMet')} />
        <PasswordField
          {...fieldOf('confirmPassword')}
          label={t('settings.onceMore')}
          autoComplete="new-password"
          required
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
