import {
  type SwitchFieldProps as AriaProps,
  SwitchButton,
  SwitchField,
} from 'react-aria-components/Switch'
import { type Bare, FieldHelp } from './field-frame.tsx'

export interface SwitchProps extends Omit<Bare<AriaProps>, 'isRequired'> {
  label: string
  description?: string
}

/** Takes effect at once, without a submit button. */
export function Switch({ label, description, ...field }: SwitchProps) {
  return (
    <SwitchField {...field} className="grid">
      <SwitchButton className="group/switch flex min-h-11 cursor-pointer items-center gap-3 rounded-tight outline-0 data-disabled:cursor-default data-disabled:text-ink-muted data-focus-visible:outline-3 data-focus-visible:outline-focus lg:min-h-8">
        <span className="flex h-6 w-11 shrink-0 rounded-box border-[1.5px] border-line-strong bg-raised p-0.5 transition-colors group-hover/switch:border-ink group-data-disabled/switch:border-line group-data-disabled/switch:bg-sunk group-data-selected/switch:justify-end group-data-selected/switch:border-ink group-data-selected/switch:bg-ink group-data-disabled/switch:group-data-selected/switch:border-transparent group-data-disabled/switch:group-data-selected/switch:bg-ink-muted">
          <span className="w-4.5 rounded-tight bg-ink-2 group-data-disabled/switch:bg-ink-muted group-data-selected/switch:bg-paper" />
        </span>
        {label}
      </SwitchButton>
      <span className="grid ps-14 empty:hidden">
        <FieldHelp words={{ label, description }} />
      </span>
    </SwitchField>
  )
}
