import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '../display/icon.tsx'
import { FieldMessage, plainAria } from './plain-frame.tsx'

type PlainCheckProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'name'> & {
  name: string
  /** May contain links, which a click on the row does not follow. */
  children: ReactNode
  error?: string | undefined
}

/** A native checkbox under a drawn one; the whole row is the click target. */
export function PlainCheck({ children, error, ...input }: PlainCheckProps) {
  const id = useId()
  return (
    <div className="grid" {...(error !== undefined && { 'data-invalid': '' })}>
      <label className="group/check flex min-h-11 cursor-pointer items-center gap-2 lg:min-h-8">
        <span className="relative grid size-4.5 shrink-0 place-items-center">
          <input
            {...input}
            type="checkbox"
            className="peer absolute inset-0 cursor-pointer appearance-none rounded-tight border-[1.5px] border-line-strong bg-raised group-hover/check:border-ink checked:border-ink checked:bg-ink aria-invalid:border-refused"
            {...plainAria(id, { error })}
          />
          <span className="pointer-events-none relative text-transparent peer-checked:text-paper">
            <Icon name="check" size="mini" />
          </span>
        </span>
        <span className="min-w-0">{children}</span>
      </label>
      <FieldMessage id={id} error={error} />
    </div>
  )
}
