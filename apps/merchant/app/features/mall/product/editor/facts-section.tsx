import type { ProductChoices } from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import {
  DELIVERY_METHODS,
  type DeliveryMethod,
  PRODUCT_CONDITIONS,
} from '@ironsouq/contract/mall/product/product.enums'
import { TAX_SCHEMES } from '@ironsouq/contract/money/tax/tax.enums'
import { ChoiceField } from '@ironsouq/portal/device/choice-field'
import { FIELD_GRID, Section } from '@ironsouq/portal/device/section'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { CheckboxGroup } from '@ironsouq/ui/primitives/field/checkbox-group'
import { Combobox } from '@ironsouq/ui/primitives/field/combobox'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import type { ProductFormState } from './product-form.ts'

const BRAND_MAX = 60

/** What needs no delivery has no other method. */
function withMethod(before: readonly DeliveryMethod[], chosen: readonly string[]) {
  const next = DELIVERY_METHODS.filter((method) => chosen.includes(method))
  const isNoneNew = next.includes('none') && !before.includes('none')
  return isNoneNew ? (['none'] as const) : next.filter((id) => id !== 'none' || next.length === 1)
}

interface FactsSectionProps {
  form: ProductFormState
  offered: ProductChoices
}

/** Category, brand, tax and delivery. */
export function FactsSection({ form, offered }: FactsSectionProps) {
  const t = useT()
  const { values, set, faulty } = form
  const { categories, freightTemplates } = offered
  const path = categories.find((each) => each.productCategoryId === values.productCategoryId)?.name
  return (
    <Section heading={t('portalProduct.facts')}>
      <div className={FIELD_GRID}>
        <Combobox
          label={t('portalProduct.category')}
          options={categories.map(({ productCategoryId, name }) => ({
            id: productCategoryId,
            text: name,
          }))}
          // The field cuts a long path; below it stands whole.
          description={path}
          empty={t('portal.noMatchTitle')}
          menuTrigger="focus"
          isRequired
          value={values.productCategoryId === '' ? null : values.productCategoryId}
          onChange={(id) => set({ productCategoryId: id === null ? '' : String(id) })}
          {...faulty('productCategoryId')}
        />
        <TextField
          label={t('portalProduct.brand')}
          value={values.brand}
          maxLength={BRAND_MAX}
          onChange={(brand) => set({ brand })}
          {...faulty('brand')}
        />
        <TextField
          label={t('portalProduct.partNo')}
          value={values.partNo}
          maxLength={BRAND_MAX}
          onChange={(partNo) => set({ partNo })}
          {...faulty('partNo')}
        />
        <TextArea
          label={t('portalProduct.crossReferences')}
          description={t('portalProduct.crossReferencesHint')}
          rows={3}
          value={values.crossReferences}
          onChange={(crossReferences) => set({ crossReferences })}
          {...faulty('crossReferences')}
        />
        <ChoiceField
          label={t('portalProduct.condition')}
          choices={PRODUCT_CONDITIONS.map((id) => ({
            id,
            name: t(`portalProduct.condition_${id}`),
          }))}
          isRequired
          value={values.condition}
          {...faulty('condition')}
          onChange={(id) =>
            set({ condition: PRODUCT_CONDITIONS.find((each) => each === id) ?? values.condition })
          }
        />
        <ChoiceField
          label={t('portalProduct.tax')}
          choices={TAX_SCHEMES.map((id) => ({ id, name: t(`portalProduct.tax_${id}`) }))}
          value={values.taxScheme}
          onChange={(id) =>
            set({ taxScheme: TAX_SCHEMES.find((each) => each === id) ?? values.taxScheme })
          }
        />
        <TextField
          label={t('portalProduct.warranty')}
          inputMode="numeric"
          value={values.warrantyDays}
          onChange={(warrantyDays) => set({ warrantyDays })}
          {...faulty('warrantyDays')}
        />
        <CheckboxGroup
          label={t('portalProduct.delivery')}
          value={values.deliveryMethods}
          isDisabled={values.isVirtual}
          onChange={(chosen) =>
            set({ deliveryMethods: [...withMethod(values.deliveryMethods, chosen)] })
          }
          {...faulty('deliveryMethods')}
        >
          {DELIVERY_METHODS.map((id) => (
            <Checkbox key={id} value={id} label={t(`portalProduct.method_${id}`)} />
          ))}
        </CheckboxGroup>
        <ChoiceField
          label={t('portalProduct.freight')}
          choices={freightTemplates.map(({ freightTemplateId, name }) => ({
            id: freightTemplateId,
            name,
          }))}
          isDisabled={!values.deliveryMethods.some((id) => id === 'courier' || id === 'sameCity')}
          value={values.freightTemplateId}
          onChange={(freightTemplateId) => set({ freightTemplateId })}
          {...faulty('freightTemplateId')}
        />
      </div>
    </Section>
  )
}
