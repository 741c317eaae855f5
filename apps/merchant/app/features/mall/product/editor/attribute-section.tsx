import type { AttributeField } from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import { ChoiceField } from '@ironsouq/portal/device/choice-field'
import { FIELD_GRID, Section } from '@ironsouq/portal/device/section'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import type { ProductFormState } from './product-form.ts'

type Value = string | number | boolean

const TEXT_MAX = 200
const NOT_STATED = 'notStated'

interface FieldProps {
  field: AttributeField
  value: Value | undefined
  onChange: (value: Value | undefined) => void
  error?: string
}

function AttributeValue({ field, value, onChange, ...more }: FieldProps) {
  const t = useT()
  const { kind, name, unit, isRequired, choices } = field
  const common = { label: unit === null ? name : `${name} (${unit})`, isRequired, ...more }
  if (kind === 'number')
    return (
      <NumberField
        {...common}
        hasNoSteps
        value={typeof value === 'number' ? value : NaN}
        formatOptions={{ maximumFractionDigits: 3 }}
        onChange={(next) => onChange(Number.isNaN(next) ? undefined : next)}
      />
    )
  if (kind === 'text')
    return (
      <TextField
        {...common}
        maxLength={TEXT_MAX}
        value={typeof value === 'string' ? value : ''}
        onChange={(next) => onChange(next === '' ? undefined : next)}
      />
    )
  const none = isRequired ? [] : [{ id: NOT_STATED, name: t('portalProduct.notStated') }]
  if (kind === 'boolean')
    return (
      <ChoiceField
        {...common}
        choices={[
          ...none,
          { id: 'true', name: t('portalProduct.yes') },
          { id: 'false', name: t('portalProduct.no') },
        ]}
        value={value === undefined ? '' : String(value)}
        onChange={(id) => onChange(id === NOT_STATED ? undefined : id === 'true')}
      />
    )
  return (
    <ChoiceField
      {...common}
      choices={[...none, ...choices.map(({ code, name: text }) => ({ id: code, name: text }))]}
      value={typeof value === 'string' ? value : ''}
      onChange={(id) => onChange(id === NOT_STATED ? undefined : id)}
    />
  )
}

interface AttributeSectionProps {
  form: ProductFormState
  fields: readonly AttributeField[]
}

/** What products of the category state. */
export function AttributeSection({ form, fields }: AttributeSectionProps) {
  const t = useT()
  const { attributes } = form.values
  if (fields.length === 0) return null
  const stated = fields.filter(({ code }) => code in attributes).length
  return (
    <Section
      heading={t('portalProduct.attributes')}
      note={<bdi dir="ltr">{`${stated}/${fields.length}`}</bdi>}
    >
      <div className={FIELD_GRID}>
        {fields.map((field) => (
          <AttributeValue
            key={field.code}
            field={field}
            value={attributes[field.code]}
            onChange={(value) => {
              const { [field.code]: _, ...others } = attributes
              form.set({
                attributes: value === undefined ? others : { ...others, [field.code]: value },
              })
            }}
            {...form.faultyAt(`attributes.${field.code}`)}
          />
        ))}
      </div>
    </Section>
  )
}
