import { productAdminEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import { variantName } from '@ironsouq/contract/mall/product/variant-name'
import { negate } from '@ironsouq/contract/money/money/arithmetic'
import { typedAmount } from '@ironsouq/contract/money/money/typed-amount'
import { api } from '@ironsouq/portal/api/api.ts'
import { useAnswer } from '@ironsouq/portal/api/use-answer.ts'
import { ChoiceField } from '@ironsouq/portal/device/choice-field'
import { useLanguage } from '@ironsouq/portal/language/language-store.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { SumList } from '@ironsouq/portal/ledger/sum-list'
import { shareOf } from '@ironsouq/portal/store/rate-list'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { useState } from 'react'
import type { ProductFormState } from './product-form.ts'
import { withValues } from './variant-matrix.ts'

const { earnings } = productAdminEndpoints

interface EarningsPanelProps {
  form: ProductFormState
  currency: string
}

/** What the store gets of a sale of each variant, by the rule of its orders. */
export function EarningsPanel({ form, currency }: EarningsPanelProps) {
  const t = useT()
  const format = useFormat()
  const locale = useLanguage()?.locale ?? 'en'
  const [chosen, setChosen] = useState(0)
  const { productCategoryId, skus } = form.values
  const options = withValues(form.values.options)
  const priced = skus.flatMap(({ price, values }) => {
    const amount = typedAmount(price, currency)
    return amount && /[1-9]/.test(amount)
      ? [{ amount, name: variantName(options, values, locale) }]
      : []
  })
  const prices = priced.map(({ amount }) => amount)
  const isAsked = productCategoryId !== '' && prices.length > 0
  const found = useAnswer(isAsked ? { productCategoryId, prices } : undefined, (body, signal) =>
    api(earnings, { body, signal }),
  )
  const at = chosen < prices.length ? chosen : 0
  const sale = found?.sales[at]
  const share = format.exactPercent(shareOf(found?.commissionPpm ?? 0))
  const sums = sale && [
    { text: t('portalProduct.priceOnly'), amount: sale.price },
    { text: `${t('portalOrder.commission')} ${share}`, amount: negate(sale.commission) },
    { text: t('portalOrder.commissionVat'), amount: negate(sale.commissionVat) },
  ]
  return (
    <Panel heading={t('portalProduct.earnings')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {priced.length > 1 && (
          <ChoiceField
            label={t('portalProduct.variant')}
            choices={priced.map(({ name }, n) => ({ id: String(n), name }))}
            value={String(at)}
            onChange={(id) => setChosen(Number(id))}
          />
        )}
        {!isAsked && <p className="text-ink-muted">{t('portalProduct.earningsNone')}</p>}
        {sums && (
          <SumList sums={sums} total={{ text: t('portalProduct.earned'), amount: sale.total }} />
        )}
      </div>
    </Panel>
  )
}
