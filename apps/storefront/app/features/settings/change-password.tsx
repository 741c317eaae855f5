import { CHANGED_PASSWORD, changedPasswordRules } from '@ironsouq/contract/identity/password.rules'
import type { Profile } from '@ironsouq/contract/member/member.schema'
import { Panel } from '@ironsouq/ui/patterns/panel'
import { PasswordRules } from '@ironsouq/ui/patterns/password-rules'
import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { useEffect, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { PasswordField } from '#shell/forms/password-field.tsx'
import { EnterButton } from '#shell/forms/send-code.tsx'
import { useFirstFault } from '#shell/forms/use-first-fault.ts'
import { useLatest } from '#shell/forms/use-latest.ts'
import { useSendCode } from '#shell/forms/use-send-code.ts'
import { LocalLink, useLocalPath } from '#shell/local-link.tsx'
import { useT } from '#shell/use-t.ts'
import { OwnProof } from './own-proof.tsx'
import { RefusedNote, SavedNote } from './saved-note.tsx'
import type { SettingsAnswer } from './settings-answer.ts'

/** As the specification says [ID-4]. */
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
  answer: SettingsAnswer | undefined
}

/** The old password, or a code for whoever has none or forgot it; then the new one twice [ID-4]. */
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
        <OwnProof
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
