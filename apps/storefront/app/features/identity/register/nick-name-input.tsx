import { NICK_NAME_MAX } from '@ironsouq/contract/identity/identity/identity.limits'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { useState } from 'react'
import { useT } from '#kit/text/use-t.ts'

interface NickNameInputProps {
  field: { name: string; error: string | undefined; autoFocus?: boolean }
  typed: string | undefined
}

/** Shows the number of characters left of fifteen [ID-8]. */
export function NickNameInput({ field, typed = '' }: NickNameInputProps) {
  const t = useT()
  const [count, setCount] = useState(typed.length)
  return (
    <PlainInput
      {...field}
      label={t('register.nickName')}
      autoComplete="nickname"
      required
      maxLength={NICK_NAME_MAX}
      defaultValue={typed}
      onInput={(event) => setCount(event.currentTarget.value.length)}
      help={t('register.nickNameCount', { count, max: NICK_NAME_MAX })}
    />
  )
}
