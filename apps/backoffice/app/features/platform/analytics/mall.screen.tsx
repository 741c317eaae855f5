import {
  salesFigureEndpoints,
  type StoreFigures,
} from '@ironsouq/contract/mall/sales-figure/sales-figure.endpoints'
import { SALES_DAYS } from '@ironsouq/contract/mall/sales-figure/sales-figure.enums'
import { approximate } from '@ironsouq/contract/money/money/arithmetic'
import { api } from '@ironsouq/portal/api/api.ts'
import { FigurePanel } from '@ironsouq/portal/figure/figure-panel'
import { SalesKeyFigures } from '@ironsouq/portal/figure/sales-key-figures'
import { SalesPanel } from '@ironsouq/portal/figure/sales-panel'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { listQuery } from '@ironsouq/portal/table/list-query.ts'
import type { Route } from './+types/mall.screen.ts'
import { AnalyticsPage, FigureRow } from './analytics-page.tsx'

const { mall } = salesFigureEndpoints

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const query = listQuery(mall.query, url.searchParams)
  return { days: query.days, figures: await api(mall, { query }) }
}

interface StoresPanelProps {
  title: string
  file: string
  currency: string
  stores: readonly StoreFigures[]
  empty?: string
}

function StoresPanel({ currency, stores, ...panel }: StoresPanelProps) {
  const t = useT()
  const format = useFormat()
  return (
    <FigurePanel
      {...panel}
      table={{
        columns: [
          { text: t('portalFigure.store') },
          { text: t('portalFigure.orders'), isFigure: true },
          { text: `${t('portalFigure.sales')} (${currency})`, isFigure: true },
          { text: t('portalFigure.refunds'), isFigure: true },
          { text: t('portalFigure.late'), isFigure: true },
        ],
        rows: stores.map(({ storeId, name, orders, sales, refunds, late }) => ({
          key: storeId,
          cells: [
            name,
            orders,
            { value: approximate(sales), text: format.number(sales.amount) },
            refunds,
            late,
          ],
        })),
      }}
    />
  )
}

export default function MallScreen({ loaderData: { days, figures } }: Route.ComponentProps) {
  const t = useT()
  const { currency, best, late } = figures
  return (
    <AnalyticsPage days={days} periods={SALES_DAYS}>
      <SalesKeyFigures figures={figures} hasCommission />
      <SalesPanel figures={figures} />
      <FigureRow>
        <StoresPanel
          title={t('portalFigure.bestStores')}
          file="stores-by-sales"
          currency={currency}
          stores={best}
        />
        <StoresPanel
          title={t('portalFigure.lateStores')}
          file="late-stores"
          currency={currency}
          stores={late}
          empty={t('portalFigure.noneLate')}
        />
      </FigureRow>
    </AnalyticsPage>
  )
}
