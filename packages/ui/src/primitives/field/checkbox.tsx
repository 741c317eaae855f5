import {
  type CheckboxFieldProps as AriaProps,
  CheckboxButton,
  CheckboxField,
} from 'react-aria-components/Checkbox'
import { Icon } from '../display/icon.tsx'
import { type Bare, FieldHelp, validity } from './field-frame.tsx'

/** The whole row is the click target. */
export const CHECK_ROW =
  'group/check flex min-h-11 cursor-pointer items-center gap-2 rounded-tight outline-0 data-disabled:cursor-default data-disabled:text-ink-muted data-readonly:cursor-default data-focus-visible:outline-3 data-focus-visible:outline-focus lg:min-h-8'

export const CHECK_MARK =
  'grid size-4.5 shrink-0 place-items-center border-[1.5px] border-line-strong bg-raised text-transparent group-hover/check:border-ink group-data-disabled/check:border-line group-data-disabled/check:bg-sunk group-data-invalid/check:border-refused group-data-pressed/check:bg-sunk group-data-selected/check:border-ink group-data-selected/check:bg-ink group-data-selected/check:text-paper group-data-indeterminate/check:border-ink group-data-indeterminate/check:bg-ink group-data-indeterminate/check:text-paper group-data-disabled/check:group-data-selected/check:border-transparent group-data-disabled/check:group-data-selected/check:bg-ink-muted'

export interface CheckboxProps extends Bare<AriaProps> {
  label: string
  /** The count at the end of the row. */
  count?: string
  description?: string
  error?: string
}

export function Checkbox({ label, count, description, error, ...box }: CheckboxProps) {
  const words = { label, description, error }
  return (
    <CheckboxField {...box} {...validity(words)} className="grid">
      <CheckboxButton className={CHECK_ROW}>
        {({ isIndeterminate }) => (
          <>
            <span className={`rounded-tight ${CHECK_MARK}`}>
              <Icon name={isIndeterminate ? 'minus' : 'check'} size="mini" />
            </span>
            <span className="min-w-0">
              {label}
              {box.isRequired && (
                <span aria-hidden="true" className="ms-1 text-refused">
                  *
                </span>
              )}
            </span>
            {count !== undefined && (
              <span className="ms-auto text-micro text-ink-muted tabular-nums">{count}</span>
            )}
          </>
        )}
      </CheckboxButton>
      <span className="grid gap-1 ps-6.5 empty:hidden">
        <FieldHelp words={words} />
      </span>
    </CheckboxField>
  )
}
