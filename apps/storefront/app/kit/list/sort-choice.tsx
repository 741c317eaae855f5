import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useT } from '#kit/text/use-t.ts'

interface SortChoiceProps {
  /** The id of the filter form, which the select belongs to. */
  form: string
  chosen: string
  /** The first one is the usual order, which has no value. */
  options: readonly { value: string; text: string }[]
}

/** A native select: it changes the list at once, or without script with the filters. */
export function SortChoice({ form, chosen, options }: SortChoiceProps) {
  const t = useT()
  return (
    <label className="sort-choice">
      <span className="sr-only">{t('device.sortBy')}</span>
      <Icon name="sort" size="small" />
      <select
        name="sort"
        form={form}
        defaultValue={chosen}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="down" size="small" />
    </label>
  )
}
