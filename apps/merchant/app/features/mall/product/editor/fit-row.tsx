import { SERIAL_MAX } from '@ironsouq/contract/mall/product/product-fit.limits'
import type { FitRange } from '@ironsouq/contract/mall/product/product-fit.schema'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { IconButton } from '@ironsouq/ui/primitives/action/icon-button'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import type { TypedFit } from './product-values.ts'

const FIELDS = ['serialFrom', 'serialTo', 'yearFrom', 'yearTo'] as const

interface FitRowProps {
  fit: TypedFit
  /** What is wrong with one of its fields, or with the range. */
  faulty: (field: keyof FitRange | '') => { error?: string }
  onChange: (fit: TypedFit) => void
  onRemove: () => void
}

/** A machine model that the product fits, and which machines of it: all, when nothing is typed. */
export function FitRow({ fit, faulty, onChange, onRemove }: FitRowProps) {
  const t = useT()
  const { error } = faulty('')
  return (
    <li className="grid gap-2 py-2">
      <div className="flex items-center justify-between gap-2">
        <bdi className="font-semibold">{fit.name}</bdi>
        <IconButton
          icon="trash"
          label={t('portalProduct.removeNamed', { name: fit.name })}
          onPress={onRemove}
        />
      </div>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {FIELDS.map((field) => (
          <TextField
            key={field}
            size="dense"
            label={t(`portalProduct.${field}`)}
            value={fit[field]}
            maxLength={field.startsWith('serial') ? SERIAL_MAX : 4}
            onChange={(typed) => onChange({ ...fit, [field]: typed })}
            {...faulty(field)}
          />
        ))}
      </div>
      {error !== undefined && <p className="text-refused">{error}</p>}
    </li>
  )
}
