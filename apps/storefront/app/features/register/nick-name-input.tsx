import { NICK_NAME_MAX } from '@ironsouq/contract/identity/identity.limits'
import { PlainInput } from '@ironsouq/ui/primitives/plain-input'
import { useState } from 'react'
import { useT } from '#shell/use-t.ts'

interface NickNameInputProps {
  field: { name: string; error: string | undefined; autoFocus?: boolean }
  typed: string | undefined
}

/** Counts what is left of its fifteen letters [ID-8]. */
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
