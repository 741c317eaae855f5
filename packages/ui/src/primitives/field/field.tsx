import type { ComponentProps, ReactNode } from 'react'
import { buttonLook } from '../action/button-look.tsx'
import { Icon } from '../display/icon.tsx'
import { FIELD_BARE, fieldBox } from './field-look.tsx'

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="grid gap-1">
      <span className="text-small font-medium">{label}</span>
      {children}
    </label>
  )
}

type SearchProps = Omit<ComponentProps<'input'>, 'className' | 'style'> & {
  label: string
  /** The accessible name of the button. */
  submit: string
}

/** A search field with its submit button. */
export function SearchField({ label, submit, ...input }: SearchProps) {
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <Labelled label={label}>
          <input
            type="search"
            className={`${fieldBox()} placeholder-shown:text-ellipsis`}
            {...input}
          />
        </Labelled>
      </div>
      <button
        type="submit"
        aria-label={submit}
        className={buttonLook({ tone: 'ink', isSquare: true })}
      >
        <Icon name="search" />
      </button>
    </div>
  )
}

interface Option {
  value: string
  text: string
}

type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'style' | 'children'> & {
  label: string
  options: readonly Option[]
}

/** A native select: it uses the phone's own picker and works without script. */
export function SelectField({ label, options, ...select }: SelectProps) {
  return (
    <Labelled label={label}>
      <span className={`${fieldBox()} pe-2`}>
        <select
          className={`${FIELD_BARE} cursor-pointer appearance-none self-stretch truncate`}
          {...select}
        >
          {options.map(({ value, text }) => (
            <option key={value} value={value} className="bg-raised text-ink">
              {text}
            </option>
          ))}
        </select>
        <Icon name="down" size="small" />
      </span>
    </Labelled>
  )
}
