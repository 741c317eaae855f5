import type { StoreSales } from '@ironsouq/contract/mall/sales-figure/sales-figure.schema'
import type { SellerBalance } from '@ironsouq/contract/money/ledger/ledger.merchant.endpoints'
import { approximate } from '@ironsouq/contract/money/money/arithmetic'
import { BestProducts } from '@ironsouq/portal/figure/best-products'
import { DayBars } from '@ironsouq/portal/figure/day-bars'
import { KeyFigure, useChange } from '@ironsouq/portal/figure/key-figure'
import { useWholeMoney } from '@ironsouq/portal/figure/sales-panel'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Link } from 'react-router'

interface StoreFiguresProps {
  figures: StoreSales
  /** Null for who may not read the books. */
  balance: SellerBalance | null
}

const BEST = 5

/** How the store goes, in a few numbers. */
export function StoreKeyFigures({ figures, balance }: StoreFiguresProps) {
  const t = useT()
  const format = useFormat()
  const change = useChange()
  const { total, before, days } = figures
  const period = t('portalFigure.lastDays', { count: days.length })
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <KeyFigure
        name={t('portalFigure.sales')}
        value={format.money(total.sales)}
        note={change(approximate(total.sales), approximate(before.sales)) ?? period}
      />
      <KeyFigure
        name={t('portalFigure.orders')}
        value={format.number(total.orders)}
        note={change(total.orders, before.orders) ?? period}
      />
      <KeyFigure
        name={t('portalFigure.refunded')}
        value={format.money(total.refunded)}
        note={t('portalFigure.refundCount', { count: total.refunds })}
      />
      {balance && (
        <KeyFigure
          name={t('merchantLedger.due')}
          value={format.money(balance.due)}
          note={
            <Link to="/ledger" className="underline underline-offset-3">
              {t('merchantLedger.dueHint')}
            </Link>
          }
        />
      )}
    </dl>
  )
}

function MoreLink({ title }: { title: string }) {
  const t = useT()
  return (
    <Link to="/figures" className="whitespace-nowrap underline underline-offset-3">
      {t('portalFigure.all')}
      <span className="sr-only">{`: ${title}`}</span>
    </Link>
  )
}

/** Sales of the last days, and what sold best with how long it lasts. */
export function StoreCharts({ figures }: Pick<StoreFiguresProps, 'figures'>) {
  const t = useT()
  const written = useWholeMoney(figures.currency)
  const sales = t('portalFigure.salesPerDay')
  const best = t('portalFigure.bestProducts')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
      <Panel heading={sales} note={<MoreLink title={sales} />}>
        <DayBars
          title={sales}
          at={figures.at}
          written={written}
          days={figures.days.map((each) => ({ day: each.day, value: approximate(each.sales) }))}
        />
      </Panel>
      {figures.products.length > 0 && (
        <Panel heading={best} note={<MoreLink title={best} />}>
          <BestProducts products={figures.products.slice(0, BEST)} currency={figures.currency} />
        </Panel>
      )}
    </div>
  )
}
