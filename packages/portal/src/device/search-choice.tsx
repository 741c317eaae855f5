import { Combobox } from '@ironsouq/ui/primitives/field/combobox'
import { useT } from '../language/use-t.ts'

export interface SearchedChoice {
  id: string
  name: string
  /** What tells it apart: the path of a category. Its words are searched as well. */
  note?: string
}

/** Whether a text has all words that were typed, in any order. */
export function hasWords(text: string, typed: string): boolean {
  const lower = text.toLocaleLowerCase()
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word))
}

interface SearchChoiceProps {
  label: string
  choices: readonly SearchedChoice[]
  value: string
  onChange: (id: string) => void
  error?: string
  description?: string
  isRequired?: boolean
}

/** One of many rows that the API offers, by id; typing searches names and notes. */
export function SearchChoice({ choices, value, onChange, error, ...field }: SearchChoiceProps) {
  const t = useT()
  const notes = Map.groupBy(choices, ({ name }) => name)
  const textOf = (name: string) =>
    [name, ...(notes.get(name) ?? []).map(({ note }) => note)].join(' ')
  return (
    <Combobox
      options={choices.map(({ id, name, note }) => ({
        id,
        text: name,
        ...(note && { description: note }),
      }))}
      empty={t('portal.noMatchTitle')}
      menuTrigger="focus"
      defaultFilter={(name, typed) => hasWords(textOf(name), typed)}
      value={value === '' ? null : value}
      onChange={(id) => onChange(String(id ?? ''))}
      {...(error !== undefined && { error: value === '' ? t('portal.chooseOne') : error })}
      {...field}
    />
  )
}
