import type { ViewState } from '@ironsouq/contract/view-state'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { CheckboxGroup } from '@ironsouq/ui/primitives/field/checkbox-group'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { type SubmitEvent, useState } from 'react'
import { useT } from '../language/use-t.ts'
import { type Filter, filterNames } from './filter.ts'

interface FilterFormProps {
  filter: Filter
  chosen: ViewState['filters']
  onApply: (values: Record<string, string[]>) => void
}

/** The values of one filter. A single choice applies at once, the others with the button. */
export function FilterForm({ filter, chosen, onApply }: FilterFormProps) {
  const t = useT()
  const names = filterNames(filter)
  const [values, setValues] = useState<Record<string, string[]>>(() =>
    Object.fromEntries(names.map((name) => [name, chosen[name] ?? []])),
  )
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onApply(values)
  }
  const field = (name: string, label: string, type: string) => (
    <TextField
      label={label}
      size="portal"
      type={type}
      value={values[name]?.[0] ?? ''}
      onChange={(value) => setValues({ ...values, [name]: value === '' ? [] : [value] })}
    />
  )
  if (filter.kind === 'choice' && filter.isSingle)
    return (
      <ul className="grid min-w-40">
        {filter.options.map(({ id, text }) => (
          <li key={id}>
            <Button
              tone="quiet"
              size="portal"
              {...(values[filter.name]?.includes(id) && { icon: 'check' as const })}
              onPress={() => onApply({ [filter.name]: [id] })}
            >
              {text}
            </Button>
          </li>
        ))}
      </ul>
    )
  return (
    <form onSubmit={apply} className="grid min-w-50 gap-3">
      {filter.kind === 'choice' && (
        <div className="max-h-[50dvh] overflow-auto">
          <CheckboxGroup
            label={filter.text}
            isLabelHidden
            value={values[filter.name] ?? []}
            onChange={(ids) => setValues({ [filter.name]: ids })}
          >
            {filter.options.map(({ id, text, count }) => (
              <Checkbox key={id} value={id} label={text} {...(count !== undefined && { count })} />
            ))}
          </CheckboxGroup>
        </div>
      )}
      {filter.kind === 'text' && field(filter.name, filter.text, 'text')}
      {filter.kind === 'range' && (
        <div className="grid grid-cols-2 gap-2">
          {field(filter.from, t('portal.filterFrom'), filter.type)}
          {field(filter.to, t('portal.filterTo'), filter.type)}
        </div>
      )}
      <Button type="submit" tone="ink" size="portal">
        {t('portal.filterApply')}
      </Button>
    </form>
  )
}
