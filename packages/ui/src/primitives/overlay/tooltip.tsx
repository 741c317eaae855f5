import type { ReactElement } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'

interface TooltipProps {
  /** Additional text; never the only name of the control. */
  text: string
  /** A button of this package. */
  children: ReactElement
  defaultOpen?: boolean
}

export function Tooltip({ text, children, ...open }: TooltipProps) {
  return (
    <TooltipTrigger delay={600} {...open}>
      {children}
      <AriaTooltip
        offset={6}
        className="z-popup! max-w-70 rounded-tight bg-graphite px-2 py-1 text-micro text-on-graphite shadow-raise transition-opacity data-entering:opacity-0 data-exiting:opacity-0"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
