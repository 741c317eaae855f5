import { type ButtonProps as AriaProps, Button as AriaButton } from 'react-aria-components/Button'
import { Icon, type IconName } from '../display/icon.tsx'
import { Spinner } from '../display/spinner.tsx'
import { type ButtonSize, type ButtonTone, buttonLook } from './button-look.tsx'

export interface IconButtonProps extends Omit<
  AriaProps,
  'children' | 'className' | 'style' | 'render' | 'aria-label'
> {
  /** The accessible name. */
  label: string
  icon: IconName
  tone?: ButtonTone
  size?: ButtonSize
}

export function IconButton(props: IconButtonProps) {
  const { label, icon, tone = 'line', size = 'full', ...button } = props
  return (
    <AriaButton
      {...button}
      aria-label={label}
      className={buttonLook({ tone, size, isSquare: true })}
    >
      {button.isPending ? <Spinner /> : <Icon name={icon} />}
    </AriaButton>
  )
}
