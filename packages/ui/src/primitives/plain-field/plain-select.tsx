import { type ComponentProps, useId } from 'react'
import { Icon } from '../display/icon.tsx'
import { FIELD_BARE, fieldBox } from '../field/field-look.tsx'
import { plainAria, PlainFrame, type PlainWords } from './plain-frame.tsx'

type PlainSelectProps = PlainWords &
  Omit<ComponentProps<'select'>, 'className' | 'style' | 'name' | 'children' | 'multiple'> & {
    name: string
    options: readonly { value: string; label: string; lang?: string }[]
  }

/** A native select: it works without script and uses the phone's own picker. */
export function PlainSelect(props: PlainSelectProps) {
  const { label, optionalNote, aside, help, error, options, ...select } = props
  const own = useId()
  const id = select.id ?? own
  return (
    <PlainFrame {...{ id, label, optionalNote, aside, help, error }}>
      <span className={`${fieldBox()} relative`}>
        <select
          {...select}
          id={id}
          className={`${FIELD_BARE} cursor-pointer appearance-none self-stretch pe-7`}
          {...plainAria(id, { help, error })}
        >
          {options.map(({ value, label: words, lang }) => (
            <option key={value} value={value} lang={lang}>
              {words}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute end-3">
          <Icon name="down" size="small" />
        </span>
      </span>
    </PlainFrame>
  )
}
