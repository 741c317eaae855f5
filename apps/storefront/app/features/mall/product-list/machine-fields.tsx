import { PlainSelect } from '@ironsouq/ui/primitives/plain-field/plain-select'
import { useState } from 'react'
import { useModels } from '#features/mall/fit/parts/use-models.ts'
import type { ProductListQuery } from '#features/mall/product/parts/product-list-path.ts'
import { useT } from '#kit/text/use-t.ts'
import type { Machines } from './machines.ts'
import { MACHINE_BRAND } from './product-form.ts'

interface MachineFieldsProps {
  query: ProductListQuery
  machines: Machines
}

/**
 * The machine that parts must fit: its brand, and then its model [PR-4]. The page has the models of the brand it was
 * asked for; in the sheet of a phone, which sends nothing until it closes, those of another brand are loaded.
 */
export function MachineFields({ query, machines }: MachineFieldsProps) {
  const t = useT()
  const [brand, setBrand] = useState(machines.brand)
  const isOther = brand !== '' && brand !== machines.brand
  const others = useModels(isOther)
  const models = isOther ? others.filter(({ brandCode }) => brandCode === brand) : machines.models
  return (
    <>
      <PlainSelect
        name={MACHINE_BRAND}
        label={t('mall.fitsFilter')}
        value={brand}
        onChange={({ target }) => setBrand(target.value)}
        options={[
          { value: '', label: t('mall.anyMachine') },
          ...machines.brands.map(([value, label]) => ({ value, label })),
        ]}
      />
      {brand !== '' && (
        <PlainSelect
          key={brand}
          name="modelId"
          label={t('fit.model')}
          defaultValue={isOther ? '' : (query.modelId ?? '')}
          options={[
            { value: '', label: t('fit.anyModel') },
            ...models.map(({ modelId, model }) => ({ value: modelId, label: model })),
          ]}
        />
      )}
    </>
  )
}
