import type { ReactElement, ReactNode } from 'react'
import {
  Popover as AriaPopover,
  Dialog,
  DialogTrigger,
  type Placement,
} from 'react-aria-components/Popover'

/** The background and z-index of popovers; React Aria's default is above the toasts. */
export const POPOVER_LOOK =
  'z-popup! rounded-box border border-line-strong bg-raised shadow-raise outline-0 transition-opacity data-entering:opacity-0 data-exiting:opacity-0'

interface PopoverProps {
  /** A button of this package. */
  trigger: ReactElement
  /** The accessible name. */
  label: string
  placement?: Placement
  defaultOpen?: boolean
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A few lines or fields beside their trigger. */
export function Popover(props: PopoverProps) {
  const { trigger, label, placement = 'bottom start', children, ...open } = props
  return (
    <DialogTrigger {...open}>
      {trigger}
      <AriaPopover placement={placement} offset={4} className={`max-w-90 ${POPOVER_LOOK}`}>
        <Dialog aria-label={label} className="grid gap-3 p-4 outline-0">
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
