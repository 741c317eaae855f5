import { PROMOTION_SCOPES } from '@ironsouq/contract/mall/promotion/promotion.enums'
import type { RecordForm } from '@ironsouq/portal/form/use-record-form.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Tags } from '@ironsouq/ui/primitives/display/tag'
import { RadioGroup } from '@ironsouq/ui/primitives/field/radio-group'
import { useState } from 'react'
import { FindProduct } from './find-product.tsx'
import type { PromotionValues } from './promotion-values.ts'

/** The products that a promotion is for, or of all products those that it is not for. */
export function ScopeFields({ form }: { form: RecordForm<PromotionValues> }) {
  const t = useT()
  const [isFinding, setFinding] = useState(false)
  const { kind, products } = form.values
  const scope = kind === 'gift' ? 'chosen' : form.values.scope
  const label = t(scope === 'chosen' ? 'portalPromotion.chosen' : 'portalPromotion.except')
  const { error } = form.faultyAt('productIds')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {kind === 'gift' ? (
        error !== undefined && <p className="text-refused">{error}</p>
      ) : (
        <RadioGroup
          label={t('portalPromotion.scope')}
          orientation="horizontal"
          options={PROMOTION_SCOPES.map((id) => ({ id, text: t(`portalPromotion.scope_${id}`) }))}
          {...form.choice('scope', PROMOTION_SCOPES)}
          {...(error !== undefined && { error })}
        />
      )}
      {products.length > 0 && (
        <Tags
          label={label}
          tags={products.map(({ productId, name }) => ({ id: productId, text: name }))}
          onRemove={(ids) =>
            form.set({ products: products.filter(({ productId }) => !ids.includes(productId)) })
          }
        />
      )}
      <span>
        <Button icon="plus" onPress={() => setFinding(true)}>
          {label}
        </Button>
      </span>
      {isFinding && (
        <FindProduct
          title={label}
          onClose={() => setFinding(false)}
          onChoose={(product) => {
            setFinding(false)
            if (products.every(({ productId }) => productId !== product.productId))
              form.set({ products: [...products, product] })
          }}
        />
      )}
    </div>
  )
}
