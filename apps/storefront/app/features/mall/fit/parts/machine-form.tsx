import type { FittedModel } from '@ironsouq/contract/mall/product-search/product-search.schema'
import { SERIAL_MAX } from '@ironsouq/contract/mall/product/product-fit.limits'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { PlainInput } from '@ironsouq/ui/primitives/plain-field/plain-input'
import { PlainSelect } from '@ironsouq/ui/primitives/plain-field/plain-select'
import { type ReactNode, useState } from 'react'
import { useT } from '#kit/text/use-t.ts'
import { brandsOf } from './use-models.ts'

export interface TypedMachine {
  model: FittedModel
  serialNo: string | null
  year: number | null
}

interface MachineFormProps {
  models: readonly FittedModel[]
  submit: string
  onSubmit: (typed: TypedMachine) => void
  children?: ReactNode
}

const wordOf = (data: FormData, name: string) => {
  const value = data.get(name)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

/** A machine by its brand, then its model; serial number and year make the fit certain. */
export function MachineForm({ models, submit, onSubmit, children }: MachineFormProps) {
  const t = useT()
  const [brand, setBrand] = useState('')
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        const model = models.find(({ modelId }) => modelId === data.get('modelId'))
        const year = Number(wordOf(data, 'year'))
        if (model)
          onSubmit({ model, serialNo: wordOf(data, 'serialNo'), year: year === 0 ? null : year })
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
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
          key={brand}
          name="modelId"
          label={t('fit.model')}
          required
          disabled={brand === ''}
          options={[
            { value: '', label: '–' },
            ...models
              .filter(({ brandCode }) => brandCode === brand)
              .map(({ modelId, model }) => ({ value: modelId, label: model })),
          ]}
        />
        <PlainInput
          name="serialNo"
          label={t('fit.serialNumber')}
          optionalNote={t('fit.optional')}
          maxLength={SERIAL_MAX}
          autoComplete="off"
          dir="ltr"
        />
        <PlainInput
          name="year"
          label={t('fit.year')}
          optionalNote={t('fit.optional')}
          inputMode="numeric"
          pattern="19[5-9]\d|20\d\d"
          maxLength={4}
          dir="ltr"
        />
        {children}
      </div>
      <p>
        <button type="submit" className={buttonLook({ tone: 'ink' })}>
          {submit}
        </button>
      </p>
    </form>
  )
}
