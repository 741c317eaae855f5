import type { ReactNode } from 'react'
import { type ButtonProps as AriaProps, Button as AriaButton } from 'react-aria-components/Button'
import { type ButtonSize, type ButtonTone, buttonLook } from './button-look.tsx'
import { Icon, type IconName } from './icon.tsx'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends Omit<
  AriaProps,
  'children' | 'className' | 'style' | 'render'
> {
  children: ReactNode
  tone?: ButtonTone
  size?: ButtonSize
  isWide?: boolean
  /** Stands before the words; a spinner takes its place while the button is busy. */
  icon?: IconName
}

/** Keeps its focus while `isPending`, and does nothing then; the words should say what is done. */
export function Button({ children, tone, size, isWide, icon, ...button }: ButtonProps) {
  const look = buttonLook({
    ...(tone && { tone }),
    ...(size && { size }),
    ...(isWide !== undefined && { isWide }),
  })
  return (
    <AriaButton {...button} className={look}>
      {button.isPending ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </AriaButton>
  )
}
