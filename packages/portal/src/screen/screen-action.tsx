import { type ButtonTone, buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon, type IconName } from '@ironsouq/ui/primitives/display/icon'
import { Button } from 'react-aria-components/Button'
import { Link } from 'react-router'

interface ScreenActionProps {
  text: string
  icon: IconName
  tone?: ButtonTone
  /** The address of a screen, or what the button does. */
  to?: string
  onPress?: () => void
  isPending?: boolean
}

/** A button of the bar. */
export function ScreenAction(props: ScreenActionProps) {
  const { text, icon, tone = 'line', to, onPress, isPending = false } = props
  const look = `${buttonLook({ tone, size: 'portal' })} shrink-0 whitespace-nowrap`
  const content = (
    <>
      <Icon name={icon} />
      {text}
    </>
  )
  if (to !== undefined)
    return (
      <Link to={to} className={look}>
        {content}
      </Link>
    )
  return (
    <Button className={look} isPending={isPending} {...(onPress && { onPress })}>
      {content}
    </Button>
  )
}
