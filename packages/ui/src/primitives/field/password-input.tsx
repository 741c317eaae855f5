import { useState } from 'react'
import { Icon } from '../display/icon.tsx'
import { PlainInput, type PlainInputProps } from '../plain-field/plain-input.tsx'
import { FIELD_BUTTON } from './field-look.tsx'

interface PasswordInputProps extends Omit<
  PlainInputProps,
  'type' | 'after' | 'dir' | 'autoComplete' | 'onInput'
> {
  /** Tells a password manager whether to fill in or to propose. */
  autoComplete: 'current-password' | 'new-password'
  /** The accessible name of the button: "Show the password". */
  show: string
  hide: string
  onValue?: (typed: string) => void
}

export function PasswordInput({ show, hide, onValue, ...input }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <PlainInput
      {...input}
      type={isShown ? 'text' : 'password'}
      dir="ltr"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onInput={(event) => onValue?.(event.currentTarget.value)}
      after={
        <button
          type="button"
          aria-label={isShown ? hide : show}
          aria-controls={input.id}
          onClick={() => setIsShown(!isShown)}
          className={`${FIELD_BUTTON} cursor-pointer noscript:hidden ${isShown ? 'bg-sunk' : ''}`}
        >
          <Icon name="eye" />
        </button>
      }
    />
  )
}
