import type { Profile } from '@ironsouq/contract/member/member.schema'
import { CodeInput } from '@ironsouq/ui/primitives/code-input'
import { PasswordField } from '#shell/forms/password-field.tsx'
import { CodeSentNote, SendCode } from '#shell/forms/send-code.tsx'
import type { useFirstFault } from '#shell/forms/use-first-fault.ts'
import type { useSendCode } from '#shell/forms/use-send-code.ts'
import { useT } from '#shell/use-t.ts'

interface OwnProofProps {
  profile: Profile
  /** What the form calls the password, and what the reader reads. */
  password: { name: string; label: string }
  fieldOf: ReturnType<typeof useFirstFault>['fieldOf']
  code: ReturnType<typeof useSendCode>
}

/** Shows that it is he: the password or, for whoever has none, a code from his mail. */
export function OwnProof({ profile, password, fieldOf, code }: OwnProofProps) {
  const t = useT()
  if (profile.hasPassword)
    return (
      <PasswordField
        {...fieldOf(password.name)}
        label={password.label}
        autoComplete="current-password"
        required
      />
    )
  return (
    <>
      <CodeInput
        {...fieldOf('code')}
        label={t('settings.ownCode')}
        required
        help={<CodeSentNote sent={code.sent} />}
      />
      <div>
        <SendCode button={code.button} />
      </div>
    </>
  )
}
