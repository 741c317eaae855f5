import type { Profile } from '@ironsouq/contract/people/member/member.schema'
import { CodeInput } from '@ironsouq/ui/primitives/field/code-input'
import { SecondFactorField } from '#features/identity/second-factor/parts/second-factor-field.tsx'
import { PasswordField } from '#kit/form/password-field.tsx'
import { CodeSentNote, SendCode } from '#kit/form/send-code.tsx'
import type { useFirstFault } from '#kit/form/use-first-fault.ts'
import type { useSendCode } from '#kit/form/use-send-code.ts'
import { useT } from '#kit/text/use-t.ts'

interface IdentityCheckProps {
  profile: Profile
  /** The field name of the password, and its label. */
  password: { name: string; label: string }
  fieldOf: ReturnType<typeof useFirstFault>['fieldOf']
  code: ReturnType<typeof useSendCode>
  needsSecondFactor: boolean
}

/** Proves the member's identity: the password or, without one, a code by mail; and the second factor. */
export function IdentityCheck({ needsSecondFactor, ...first }: IdentityCheckProps) {
  return (
    <>
      <FirstFactor {...first} />
      {needsSecondFactor && <SecondFactorField {...first.fieldOf('secondFactor')} />}
    </>
  )
}

function FirstFactor({
  profile,
  password,
  fieldOf,
  code,
}: Omit<IdentityCheckProps, 'needsSecondFactor'>) {
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
