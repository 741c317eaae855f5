import type { StatedFact } from '@ironsouq/contract/machines/device/device.enums'
import { RadioGroup } from '@ironsouq/ui/primitives/field/radio-group'
import { useT } from '../language/use-t.ts'
import type { DeviceForm } from './device-form.ts'
import { Point } from './review-panel.tsx'

interface FactProps<Fact extends StatedFact> {
  code: Fact
  label: string
  form: DeviceForm
}

interface FactChoiceProps extends FactProps<'customs' | 'warranty' | 'vatMode'> {
  choices: readonly { id: string; name: string }[]
  isDisabled?: boolean
}

/** A fact that is stated by one press: nothing is chosen before. */
export function FactChoice({ code, label, choices, form, isDisabled = false }: FactChoiceProps) {
  return (
    <Point code={code}>
      <RadioGroup
        label={label}
        orientation="horizontal"
        isDisabled={isDisabled}
        options={choices.map(({ id, name }) => ({ id, text: name }))}
        value={form.values[code]}
        onChange={(id) => form.set({ [code]: id })}
        {...form.faulty(code)}
      />
    </Point>
  )
}

/** A fact that a machine has or does not have. */
export function YesOrNo({ code, label, form }: FactProps<'gccCooling' | 'plated'>) {
  const t = useT()
  const value = form.values[code]
  return (
    <Point code={code}>
      <RadioGroup
        label={label}
        orientation="horizontal"
        options={[
          { id: 'yes', text: t('portal.yes') },
          { id: 'no', text: t('portal.no') },
        ]}
        value={value === null ? null : value ? 'yes' : 'no'}
        onChange={(id) => form.set({ [code]: id === 'yes' })}
        {...form.faulty(code)}
      />
    </Point>
  )
}
