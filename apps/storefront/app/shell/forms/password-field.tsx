import { PasswordInput } from '@ironsouq/ui/primitives/password-input'
import type { ComponentProps } from 'react'
import { useT } from '../use-t.ts'

type PasswordFieldProps = Omit<ComponentProps<typeof PasswordInput>, 'show' | 'hide'>

/** A password, with the words of its button. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useT()
  return <PasswordInput {...props} show={t('shell.showPassword')} hide={t('shell.hidePassword')} />
}
