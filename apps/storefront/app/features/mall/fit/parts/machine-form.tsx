import type { FittedModel } from '@ironsouq/contract/mall/product-search/product-search.schema'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { PlainSelect } from '@ironsouq/ui/primitives/plain-field/plain-select'
import { useState } from 'react'
import { useT } from '#kit/text/use-t.ts'
import { KnownFields, knownIn } from './known-fields.tsx'
import type { ChosenMachine } from './machine-store.ts'
import { PlatePhoto } from './plate-photo.tsx'
import { brandsOf } from './use-models.ts'

export interface TypedMachine {
  model: FittedModel
  serialNo: string | null
  year: number | null
}

interface MachineFormProps {
  models: readonly FittedModel[]
  submit: string
  /** What is known already, to be corrected. */
  known?: ChosenMachine | null
  onSubmit: (typed: TypedMachine) => void
}

/** A machine by its brand, then its model; serial number and year, typed from the plate, make the fit certain. */
export function MachineForm({ models, submit, known, onSubmit }: MachineFormProps) {
  const t = useT()
  const [brand, setBrand] = useState(known?.brandCode ?? '')
  return (
    <form
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        const model = models.find(({ modelId }) => modelId === data.get('modelId'))
        if (model) onSubmit({ model, ...knownIn(data) })
      }}
    >
      <PlatePhoto />
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <PlainSelect
          name="brand"
          label={t('fit.brand')}
          required
          value={brand}
          onChange={({ target }) => setBrand(target.value)}
          options={[
            { value: '', label: '–' },
            ...brandsOf(models).map(([value, label]) => ({ value, label })),
          ]}
        />
        <PlainSelect
          // Another brand, and the models when they have come, reset it.
          key={`${brand} ${models.length}`}
          name="modelId"
          label={t('fit.model')}
          required
          disabled={brand === ''}
          defaultValue={known?.brandCode === brand ? known.modelId : ''}
          options={[
            { value: '', label: '–' },
            ...models
              .filter(({ brandCode }) => brandCode === brand)
              .map(({ modelId, model }) => ({ value: modelId, label: model })),
          ]}
        />
        <KnownFields known={known ?? undefined} />
      </div>
      <p>
        <button type="submit" className={buttonLook({ tone: 'ink' })}>
          {submit}
        </button>
      </p>
    </form>
  )
}
