import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { IconButton } from '@ironsouq/ui/primitives/action/icon-button'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import type { TierValues } from './promotion-values.ts'

interface TierFieldsProps {
  tier: TierValues
  at: number
  /** The unit of each side: the currency, pieces or percent. */
  units: { from: string; off: string }
  onChange: (tier: TierValues) => void
  /** Without it the step is the only one. */
  onRemove?: () => void
  faultyAt: (path: string) => { error?: string }
}

/** From what on, and how much is taken off. */
export function TierFields({ tier, at, units, onChange, onRemove, faultyAt }: TierFieldsProps) {
  const t = useT()
  const format = useFormat()
  const field = (name: 'from' | 'off') => ({
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    isRequired: true,
    value: tier[name],
    onChange: (value: string) => onChange({ ...tier, [name]: value }),
    ...faultyAt(`rule.tiers.${at}.${name}`),
  })
  const n = format.number(at + 1)
  return (
    <fieldset className="flex min-w-0 items-start gap-2 border-0 p-0">
      <legend className="sr-only">{t('portalPromotion.step', { n })}</legend>
      <div className="grid min-w-0 flex-1 grid-cols-2 gap-3">
        <TextField label={t('portalPromotion.from', { unit: units.from })} {...field('from')} />
        <TextField label={t('portalPromotion.offIn', { unit: units.off })} {...field('off')} />
      </div>
      <span className="w-10 pt-6">
        {onRemove && (
          <IconButton
            icon="trash"
            label={t('portalPromotion.removeStep', { n })}
            onPress={onRemove}
          />
        )}
      </span>
    </fieldset>
  )
}
