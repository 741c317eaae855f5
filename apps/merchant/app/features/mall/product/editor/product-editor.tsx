import type {
  AttributeField,
  ProductChoices,
  ProductRecord,
} from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import { ConflictDialog } from '@ironsouq/portal/form/conflict-dialog'
import { FormBar } from '@ironsouq/portal/form/form-bar'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { useState } from 'react'
import { AttributeSection } from './attribute-section.tsx'
import { EarningsPanel } from './earnings-panel.tsx'
import { FactsSection } from './facts-section.tsx'
import { FitsSection } from './fits-section.tsx'
import { PhotoSection } from './photo-section.tsx'
import { PreviewButton } from './preview-button.tsx'
import { useAttributeFields, useComparedFields, useProductForm } from './product-form.ts'
import { nameOf } from './product-texts.ts'
import { StatePanel } from './state-panel.tsx'
import { TextsSection } from './texts-section.tsx'
import { VariantSection } from './variant-section.tsx'
import { VoucherSection } from './voucher-section.tsx'

interface ProductEditorProps {
  /** Null for a new one. */
  record: ProductRecord | null
  offered: ProductChoices
  loaded: readonly AttributeField[]
  currency: string
}

const COLUMN = 'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 border-0 p-0'

/** One product with everything that its store writes [PR-1]. */
export function ProductEditor({ record, offered, loaded, currency }: ProductEditorProps) {
  const t = useT()
  const mayEdit = useMay('product.edit')
  const [categoryId, setCategoryId] = useState(record?.productCategoryId ?? '')
  const fields = useAttributeFields(categoryId, loaded)
  const form = useProductForm({ record, offered, currency, fields })
  const compared = useComparedFields(offered)
  const { productCategoryId } = form.values
  if (productCategoryId !== categoryId) setCategoryId(productCategoryId)
  // Buyers see what was reviewed; prices and stock have a screen of their own.
  const isReviewed = record !== null && record.state === 'onSale' && record.needsReview
  const isDisabled = !mayEdit || isReviewed
  const maySell =
    useMay('product.move') &&
    form.isChanged &&
    (record === null || record.actions.includes('publish'))
  const title = record ? nameOf(form.values) : t('portalProduct.add')
  return (
    <ScreenPage title={title} back={{ to: '/products', text: t('portalProduct.products') }}>
      <ScreenBody>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
          <fieldset disabled={isDisabled} className={COLUMN}>
            {isReviewed && (
              <p role="note" className="rounded-box border border-line bg-raised p-4">
                {t('portalProduct.withdrawFirst')}
              </p>
            )}
            <PhotoSection form={form} />
            <TextsSection form={form} />
            <FactsSection form={form} offered={offered} />
            <VoucherSection form={form} />
            <AttributeSection form={form} fields={fields} />
            <VariantSection form={form} record={record} offered={offered} currency={currency} />
          </fieldset>
          <div className={COLUMN}>
            {record && <StatePanel record={record} isChanged={form.isChanged} />}
            <EarningsPanel form={form} currency={currency} />
            <fieldset disabled={isDisabled} className={COLUMN}>
              <FitsSection form={form} />
            </fieldset>
          </div>
        </div>
        {mayEdit && (
          <FormBar form={form}>
            <PreviewButton form={form} currency={currency} />
            {maySell && (
              <Button tone="ink" isDisabled={form.isSaving} onPress={() => void form.saveForSale()}>
                {t('portalProduct.saveForSale')}
              </Button>
            )}
          </FormBar>
        )}
        <ConflictDialog form={form} fields={compared} />
      </ScreenBody>
    </ScreenPage>
  )
}
