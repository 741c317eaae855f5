import type { ReactNode } from 'react'
import { type ButtonProps as AriaProps, Button as AriaButton } from 'react-aria-components/Button'
import { Icon, type IconName } from '../display/icon.tsx'
import { Spinner } from '../display/spinner.tsx'
import { type ButtonSize, type ButtonTone, buttonLook } from './button-look.tsx'

export interface ButtonProps extends Omit<
  AriaProps,
  'children' | 'className' | 'style' | 'render'
> {
  children: ReactNode
  tone?: ButtonTone
  size?: ButtonSize
  isWide?: boolean
  /** Shown before the text; a spinner replaces it while the button is busy. */
  icon?: IconName
}

/** While `isPending` it keeps the focus and ignores clicks; the text should state the progress. */
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
