import { SECOND_FACTOR_CODE_MAX } from '@ironsouq/contract/identity/second-factor/second-factor.limits'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { useT } from '#kit/text/use-t.ts'

interface SecondFactorFieldProps {
  name: string
  error?: string | undefined
}

/** One field for a code of the app or a recovery code. Its route loads the messages of `login`. */
export function SecondFactorField(field: SecondFactorFieldProps) {
  const t = useT()
  return (
    <PlainInput
      {...field}
      label={t('login.secondStepCode')}
      help={t('login.secondStepHelp')}
      required
      dir="ltr"
      maxLength={SECOND_FACTOR_CODE_MAX}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  )
}
