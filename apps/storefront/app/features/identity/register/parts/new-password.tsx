import { NEW_PASSWORD, newPasswordRules } from '@ironsouq/contract/identity/identity/password.rules'
import { PasswordRules } from '@ironsouq/ui/patterns/form/password-rules'
import { FieldProven } from '@ironsouq/ui/primitives/plain-field/plain-frame'
import { useEffect, useRef, useState } from 'react'
import { PasswordField } from '#kit/form/password-field.tsx'
import { useT } from '#kit/text/use-t.ts'

interface NewPasswordProps {
  fieldOf: (name: string) => { name: string; error: string | undefined; autoFocus?: boolean }
  words: { password: string; again: string }
  /** The two fields side by side. */
  isPair?: boolean
}

function useRules(typed: string) {
  const t = useT()
  const words = {
    length: t('register.ruleLength', NEW_PASSWORD),
    letter: t('register.ruleLetter'),
    digit: t('register.ruleDigit'),
    sign: t('register.ruleSign'),
  }
  return newPasswordRules(typed).map(({ name, isMet }) => ({ label: words[name], isMet }))
}

/** A password and its confirmation, with rules that are ticked as they are met [ID-2]. */
export function NewPassword({ fieldOf, words, isPair = false }: NewPasswordProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [again, setAgain] = useState('')
  const [hasLeft, setHasLeft] = useState(false)
  const rules = <PasswordRules rules={useRules(typed)} met={t('register.ruleMet')} />
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const form = ref.current?.closest('form')
    const clear = () => {
      setTyped('')
      setAgain('')
      setHasLeft(false)
    }
    form?.addEventListener('reset', clear)
    return () => form?.removeEventListener('reset', clear)
  }, [])

  const confirm = fieldOf('confirmPassword')
  const differs = hasLeft && again !== '' && again !== typed
  const isSame = again !== '' && again === typed
  return (
    <div ref={ref} className="grid gap-4">
      <div className={isPair ? 'grid gap-x-5 gap-y-4 sm:grid-cols-2' : 'contents'}>
        <PasswordField
          {...fieldOf('password')}
          label={words.password}
          autoComplete="new-password"
          required
          onValue={setTyped}
        />
        {!isPair && rules}
        <PasswordField
          {...confirm}
          label={words.again}
          autoComplete="new-password"
          required
          onValue={setAgain}
          onBlur={() => setHasLeft(true)}
          error={confirm.error ?? (differs ? t('error.passwordsDiffer') : undefined)}
          {...(isSame && { help: <FieldProven>{t('register.passwordsMatch')}</FieldProven> })}
        />
      </div>
      {isPair && rules}
    </div>
  )
}
