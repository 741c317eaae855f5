import {
  OPTION_VALUES_MAX,
  OPTIONS_MAX,
  SKUS_MAX,
} from '@ironsouq/contract/mall/product-admin/product-admin.limits'
import type {
  ProductChoices,
  ProductRecord,
} from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import { ChoiceField } from '@ironsouq/portal/device/choice-field'
import { Section } from '@ironsouq/portal/device/section'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { type Option, OptionEditor } from './option-editor.tsx'
import type { ProductFormState } from './product-form.ts'
import { baseOf, savedVariants } from './product-values.ts'
import {
  codeOf,
  codesOf,
  combinations,
  type Variant,
  variantsOf,
  withValueRenamed,
} from './variant-matrix.ts'
import { VariantTable } from './variant-table.tsx'

interface VariantSectionProps {
  form: ProductFormState
  record: ProductRecord | null
  offered: ProductChoices
  currency: string
}

/** Options, and every combination of their values as a variant with price and stock [PR-1]. */
export function VariantSection({ form, record, offered, currency }: VariantSectionProps) {
  const t = useT()
  const format = useFormat()
  const { values, set } = form
  const { options, skus: variants } = values
  const known = record ? savedVariants(record) : []
  const change = (next: Option[], before: readonly Variant[] = variants) => {
    const count = combinations(next).length
    if (count > SKUS_MAX) {
      const text = t('portalProduct.tooMany', {
        count: format.number(count),
        max: format.number(SKUS_MAX),
      })
      toasts.show({ text, tone: 'error' })
      return
    }
    set({
      options: next,
      skus: variantsOf(next, { before, known }),
    })
  }
  const add = () => {
    const taken = options.map(({ code }) => code)
    const code = codeOf(`option-${options.length + 1}`, taken)
    change([...options, { code, texts: { en: '' }, values: [] }])
  }
  const [first] = variants
  const fillDown = () =>
    first &&
    set({
      skus: variants.map((each) => ({
        ...each,
        price: first.price,
        weight: first.weight,
        firstStock: each.skuId === null ? first.firstStock : each.firstStock,
      })),
    })
  const hasNew = variants.some(({ skuId }) => skuId === null)
  const fault = form.faultyAt('skus').error ?? form.faultyAt('options').error
  return (
    <Section
      heading={t('portalProduct.variants')}
      note={t('portalProduct.variantsHint', {
        options: OPTIONS_MAX,
        values: OPTION_VALUES_MAX,
        skus: SKUS_MAX,
      })}
    >
      {fault !== undefined && (
        <p role="alert" className="text-refused">
          {fault}
        </p>
      )}
      {options.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2">
          {options.map((option, at) => (
            <OptionEditor
              key={option.code}
              option={option}
              locale={values.writtenIn}
              onChange={(next, renamed) =>
                change(
                  options.map((each, n) => (n === at ? next : each)),
                  renamed ? withValueRenamed(variants, option.code, renamed) : variants,
                )
              }
              onRemove={() => change(options.filter((_, n) => n !== at))}
              {...form.faultyAt(`options.${at}.texts.en`)}
            />
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-end gap-2">
        {options.length < OPTIONS_MAX && (
          <Button icon="plus" onPress={add}>
            {t('portalProduct.addOption')}
          </Button>
        )}
        {variants.length > 1 && (
          <Button tone="quiet" onPress={fillDown}>
            {t('portalProduct.fillDown')}
          </Button>
        )}
        {hasNew && offered.warehouses.length > 1 && (
          <span className="ms-auto min-w-50">
            <ChoiceField
              label={t('portalProduct.warehouse')}
              choices={offered.warehouses.map(({ warehouseId, name }) => ({
                id: warehouseId,
                name,
              }))}
              value={values.warehouseId}
              onChange={(warehouseId) => set({ warehouseId })}
              {...form.faulty('warehouseId')}
            />
          </span>
        )}
      </div>
      <VariantTable
        form={form}
        currency={currency}
        codes={codesOf(variants, baseOf(values))}
        saved={record?.skus ?? []}
      />
    </Section>
  )
}
