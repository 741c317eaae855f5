import type { SpecFieldChoice } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import type { Specs, SpecValue } from '@ironsouq/contract/machines/device/device.enums'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { NumberField } from '@ironsouq/ui/primitives/field/number-field'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { ChoiceField } from './choice-field.tsx'
import type { DeviceForm } from './device-form.ts'
import { FIELD_GRID, Section } from './section.tsx'
import { unitName } from './unit-word.ts'

interface FieldProps {
  field: SpecFieldChoice
  value: SpecValue | undefined
  /** What is to be known of the value: that it came with the model. */
  hint: { description?: string }
  onChange: (value: SpecValue | undefined) => void
}

function NumberSpec({ field, value, hint, onChange }: FieldProps) {
  const t = useT()
  const format = useFormat()
  const { name, unit, min, max, isRequired } = field
  const isOutside =
    typeof value === 'number' && ((min !== null && value < min) || (max !== null && value > max))
  const range = t('portalDevice.usualRange', {
    min: format.number(min ?? 0),
    max: format.number(max ?? 0),
  })
  return (
    <NumberField
      label={unit === null ? name : `${name} (${unitName(t, unit)})`}
      hasNoSteps
      isRequired={isRequired}
      value={typeof value === 'number' ? value : NaN}
      formatOptions={{ maximumFractionDigits: 3 }}
      onChange={(next) => onChange(Number.isNaN(next) ? undefined : next)}
      {...hint}
      {...(isOutside && { error: range })}
    />
  )
}

function SpecField(props: FieldProps) {
  const { field, value, hint, onChange } = props
  if (field.kind === 'number') return <NumberSpec {...props} />
  if (field.kind === 'flag')
    return (
      <Checkbox
        label={field.name}
        isRequired={field.isRequired}
        isSelected={value === true}
        onChange={onChange}
        {...hint}
      />
    )
  return (
    <ChoiceField
      label={field.name}
      isRequired={field.isRequired}
      choices={field.options.map(({ code, name }) => ({ id: code, name }))}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      {...hint}
    />
  )
}

interface SpecSectionProps {
  form: DeviceForm
  fields: readonly SpecFieldChoice[]
  /** What machines of the model usually have: a value that is the same was not measured. */
  modelSpecs: Specs | null
}

/** The fields that the category of the machine has. */
export function SpecSection({ form, fields, modelSpecs }: SpecSectionProps) {
  const t = useT()
  const { values, set, faultOf } = form
  const filled = fields.filter(({ code }) => code in values.specs).length
  const fault = faultOf('specs')
  const hintOf = (code: string) =>
    code in values.specs && values.specs[code] === modelSpecs?.[code]
      ? { description: t('portalDevice.fromModel') }
      : {}
  return (
    <Section
      heading={t('device.headingSpecification')}
      note={<bdi dir="ltr">{`${filled}/${fields.length}`}</bdi>}
    >
      {fault !== undefined && (
        <p role="alert" className="text-refused">
          {fault}
        </p>
      )}
      <div className={FIELD_GRID}>
        {fields.map((field) => (
          <SpecField
            key={field.code}
            field={field}
            value={values.specs[field.code]}
            hint={hintOf(field.code)}
            onChange={(value) => {
              const { [field.code]: _, ...others } = values.specs
              set({ specs: value === undefined ? others : { ...others, [field.code]: value } })
            }}
          />
        ))}
      </div>
    </Section>
  )
}
