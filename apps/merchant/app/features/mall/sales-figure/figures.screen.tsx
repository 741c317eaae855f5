import { inquiryFigureMerchantEndpoints } from '@ironsouq/contract/deals/inquiry-figure/inquiry-figure.merchant.endpoints'
import { sellerDeviceEndpoints } from '@ironsouq/contract/machines/seller-device/seller-device.endpoints'
import { SALES_DAYS } from '@ironsouq/contract/mall/sales-figure/sales-figure.enums'
import { salesFigureMerchantEndpoints } from '@ironsouq/contract/mall/sales-figure/sales-figure.merchant.endpoints'
import type { StoreSales } from '@ironsouq/contract/mall/sales-figure/sales-figure.schema'
import { approximate } from '@ironsouq/contract/money/money/arithmetic'
import { sellerAccountMerchantEndpoints } from '@ironsouq/contract/people/seller-account/seller-account.merchant.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { BestProducts } from '@ironsouq/portal/figure/best-products'
import { FigurePanel } from '@ironsouq/portal/figure/figure-panel'
import { PeriodSegments } from '@ironsouq/portal/figure/period-segments'
import { SalesKeyFigures } from '@ironsouq/portal/figure/sales-key-figures'
import { SalesPanel } from '@ironsouq/portal/figure/sales-panel'
import { useLasts } from '@ironsouq/portal/figure/stock-lasts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { listQuery } from '@ironsouq/portal/table/list-query.ts'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Link, useNavigation } from 'react-router'
import {
  InquiriesPerDay,
  InquiryKeyFigures,
} from '#features/deals/inquiry-figure/parts/inquiries-per-day.tsx'
import type { Route } from './+types/figures.screen.ts'

const { sales } = salesFigureMerchantEndpoints

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const query = listQuery(sales.query, url.searchParams)
  const [figures, machines, { permissions }] = await Promise.all([
    api(sales, { query }),
    api(sellerDeviceEndpoints.counts),
    api(sellerAccountMerchantEndpoints.me),
  ])
  const isDealer = machines.total > 0 && permissions.includes('inquiry.read')
  return {
    days: query.days,
    figures,
    inquiries: isDealer ? await api(inquiryFigureMerchantEndpoints.inquiries, { query }) : null,
  }
}

function ProductsPanel({ figures: { products, currency } }: { figures: StoreSales }) {
  const t = useT()
  const lasts = useLasts()
  return (
    <FigurePanel
      title={t('portalFigure.bestProducts')}
      file="best-sellers"
      note={
        <Link to="/stock" className="underline underline-offset-3">
          {t('portalProduct.stock')}
        </Link>
      }
      chart={<BestProducts products={products} currency={currency} />}
      table={{
        columns: [
          { text: t('portalFigure.product') },
          { text: t('portalFigure.sold'), isFigure: true },
          { text: `${t('portalFigure.sales')} (${currency})`, isFigure: true },
          { text: t('portalFigure.refundedPieces'), isFigure: true },
          { text: t('portalFigure.available'), isFigure: true },
          { text: t('portalFigure.stockLasts'), isFigure: true },
        ],
        rows: products.map((product) => ({
          key: product.productId,
          cells: [
            product.name,
            product.sold,
            approximate(product.sales),
            product.refunded,
            product.stock,
            lasts(product),
          ],
        })),
      }}
    />
  )
}

/** Without an order in both periods there is nothing to compare: the screen says what to do first. */
const isEmpty = ({ total, before }: StoreSales) =>
  total.orders + total.refunds + before.orders + before.refunds === 0

function StoreFigures({ figures }: { figures: StoreSales }) {
  const t = useT()
  if (isEmpty(figures))
    return (
      <EmptyState title={t('portalFigure.noSales')} body={t('portalFigure.noSalesBody')}>
        <Link to="/products" className={buttonLook({ tone: 'ink', size: 'portal' })}>
          {t('merchant.yourProducts')}
        </Link>
      </EmptyState>
    )
  return (
    <>
      <SalesKeyFigures figures={figures} />
      <SalesPanel figures={figures} />
      <ProductsPanel figures={figures} />
    </>
  )
}

export default function FiguresScreen({ loaderData }: Route.ComponentProps) {
  const { days, figures, inquiries } = loaderData
  const t = useT()
  const isLoading = useNavigation().state === 'loading'
  if (figures === null && inquiries === null)
    return (
      <ScreenPage title={t('portalFigure.title')}>
        <ScreenBody>
          <EmptyState title={t('portalFigure.noStore')} body={t('portalFigure.noStoreBody')} />
        </ScreenBody>
      </ScreenPage>
    )
  return (
    <ScreenPage title={t('portalFigure.title')}>
      <ScreenBody>
        <div>
          <PeriodSegments options={SALES_DAYS} chosen={days} />
        </div>
        <div
          aria-busy={isLoading}
          className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 transition-opacity aria-busy:opacity-60"
        >
          {figures && <StoreFigures figures={figures} />}
          {inquiries && (
            <>
              <InquiryKeyFigures figures={inquiries} />
              <InquiriesPerDay figures={inquiries} />
            </>
          )}
        </div>
      </ScreenBody>
    </ScreenPage>
  )
}
