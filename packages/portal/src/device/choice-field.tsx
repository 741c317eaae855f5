import { Select } from '@ironsouq/ui/primitives/field/select'
import { useT } from '../language/use-t.ts'

interface ChoiceFieldProps {
  label: string
  choices: readonly { id: string; name: string }[]
  value: string
  onChange: (id: string) => void
  error?: string
  description?: string
  isRequired?: boolean
  isDisabled?: boolean
}

/** One of the rows that the API offers, by id. */
export function ChoiceField({ label, choices, value, onChange, error, ...more }: ChoiceFieldProps) {
  const t = useT()
  return (
    <Select
      label={label}
      placeholder={t('portalDevice.choose')}
      options={choices.map(({ id, name }) => ({ id, text: name }))}
      value={value === '' ? null : value}
      onChange={(key) => onChange(String(key ?? ''))}
      {...(error !== undefined && { error: value === '' ? t('portal.chooseOne') : error })}
      {...more}
    />
  )
}
