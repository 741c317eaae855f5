import { FIELD_BARE, fieldBox } from '@ironsouq/ui/primitives/field/field-look'
import {
  plainAria,
  PlainFrame,
  type PlainWords,
} from '@ironsouq/ui/primitives/plain-field/plain-frame'
import { type ComponentProps, useId } from 'react'

type MessageAreaProps = PlainWords &
  Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'name'> & { name: string }

/** A native text of several lines, in the direction of what is typed. */
export function MessageArea(props: MessageAreaProps) {
  const { label, optionalNote, aside, help, error, ...area } = props
  const id = useId()
  return (
    <PlainFrame {...{ id, label, optionalNote, aside, help, error }}>
      <span className={fieldBox()}>
        <textarea
          rows={4}
          dir="auto"
          {...area}
          id={id}
          className={`${FIELD_BARE} resize-y py-2.5`}
          {...plainAria(id, { help, error })}
        />
      </span>
    </PlainFrame>
  )
}
