import { PasswordInput } from '@ironsouq/ui/primitives/field/password-input'
import type { ComponentProps } from 'react'
import { useT } from '#kit/text/use-t.ts'

type PasswordFieldProps = Omit<ComponentProps<typeof PasswordInput>, 'show' | 'hide'>

/** A password input with a translated show/hide button. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useT()
  return <PasswordInput {...props} show={t('shell.showPassword')} hide={t('shell.hidePassword')} />
}
