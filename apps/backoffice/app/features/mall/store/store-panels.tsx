import type { ProductRow } from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import type { StoreSales } from '@ironsouq/contract/mall/sales-figure/sales-figure.schema'
import type { PayoutRow } from '@ironsouq/contract/money/payout/payout.endpoints'
import { BestProducts } from '@ironsouq/portal/figure/best-products'
import { SalesKeyFigures } from '@ironsouq/portal/figure/sales-key-figures'
import { SalesPanel } from '@ironsouq/portal/figure/sales-panel'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { PayoutBadge } from '@ironsouq/portal/ledger/payout-badge'
import { ProductBadge } from '@ironsouq/portal/product/product-badge'
import { Listed, type Part } from '@ironsouq/portal/screen/listed-panel'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Link } from 'react-router'

const LINK = 'underline underline-offset-3'
const BEST = 5

/** What the store sold in the last days, what was refunded and sent late, and its best products. */
export function StoreSalesPanels({ figures }: { figures: StoreSales }) {
  const t = useT()
  const { products, currency } = figures
  return (
    <>
      <SalesKeyFigures figures={figures} hasCommission />
      <SalesPanel figures={figures} />
      {products.length > 0 && (
        <Panel heading={t('portalFigure.bestProducts')}>
          <BestProducts products={products.slice(0, BEST)} currency={currency} />
        </Panel>
      )}
    </>
  )
}

interface PanelProps<Row> {
  storeId: string
  part: Part<Row>
}

export function StoreProducts({ storeId, part }: PanelProps<ProductRow>) {
  const t = useT()
  return (
    <Listed
      heading={t('backofficeProduct.title')}
      part={part}
      to={`/products?sellerId=${storeId}`}
      idOf={({ productId }) => productId}
    >
      {({ productId, name, state }) => (
        <>
          <Link to={`/products/${productId}`} className={`${LINK} min-w-0 font-semibold`}>
            <bdi>{name}</bdi>
          </Link>
          <span className="ms-auto">
            <ProductBadge state={state} />
          </span>
        </>
      )}
    </Listed>
  )
}

export function StorePayouts({ storeId, part }: PanelProps<PayoutRow>) {
  const t = useT()
  const format = useFormat()
  return (
    <Listed
      heading={t('portalLedger.payouts')}
      part={part}
      to={`/ledger/payouts?sellerId=${storeId}`}
      idOf={({ payoutId }) => payoutId}
    >
      {({ payoutId, at, state, amount }) => (
        <>
          <Link to={`/ledger/payouts/${payoutId}`} className={LINK}>
            {format.date(at)}
          </Link>
          <PayoutBadge state={state} />
          <bdi className="ms-auto font-semibold tabular-nums">{format.ledgerMoney(amount)}</bdi>
        </>
      )}
    </Listed>
  )
}
