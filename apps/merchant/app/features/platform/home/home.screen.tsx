import { inquiryFigureMerchantEndpoints } from '@ironsouq/contract/deals/inquiry-figure/inquiry-figure.merchant.endpoints'
import { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import type { DeskCounts } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import { deviceLifecycle } from '@ironsouq/contract/machines/device/device.lifecycle'
import { sellerDeviceEndpoints } from '@ironsouq/contract/machines/seller-device/seller-device.endpoints'
import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { productAdminEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import type { ProductCounts } from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import { productLifecycle } from '@ironsouq/contract/mall/product/product.lifecycle'
import { salesFigureMerchantEndpoints } from '@ironsouq/contract/mall/sales-figure/sales-figure.merchant.endpoints'
import { stockEndpoints } from '@ironsouq/contract/mall/stock/stock.endpoints'
import { ledgerMerchantEndpoints } from '@ironsouq/contract/money/ledger/ledger.merchant.endpoints'
import { sellerAccountMerchantEndpoints } from '@ironsouq/contract/people/seller-account/seller-account.merchant.endpoints'
import { todayMerchantEndpoints } from '@ironsouq/contract/platform/today/today.merchant.endpoints'
import { capital } from '@ironsouq/i18n/capital'
import { api } from '@ironsouq/portal/api/api.ts'
import { STATE_WORDS } from '@ironsouq/portal/device/device-labels.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenAction } from '@ironsouq/portal/screen/screen-action'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Link } from 'react-router'
import { InquiriesPerDay } from '#features/deals/inquiry-figure/parts/inquiries-per-day.tsx'
import { LackPhotos } from '#features/deals/inquiry-figure/parts/lack-photos.tsx'
import { ReplyTime } from '#features/deals/inquiry-figure/parts/reply-time.tsx'
import { InquiryRow } from '#features/deals/inquiry/parts/inquiry-row.tsx'
import { NoMachines } from '#features/machines/device/parts/no-machines.tsx'
import { NoProducts } from '#features/mall/product/parts/no-products.tsx'
import type { Route } from './+types/home.screen.ts'
import { CountedLines } from './counted-lines.tsx'
import { StoreCharts, StoreKeyFigures } from './store-figures.tsx'
import { tasksOf } from './tasks-of.ts'
import { Tasks } from './tasks.tsx'

const FIRST_ORDERS = orderMerchantEndpoints.list.query.parse({
  state: 'pendingDelivery',
  sort: 'createdAt',
})

/** The figures are an addition: without them the screen still says what to do. */
const figuresOf = () => api(salesFigureMerchantEndpoints.sales, { query: SALES }).catch(() => null)
const askedOf = () =>
  api(inquiryFigureMerchantEndpoints.inquiries, { query: ASKED }).catch(() => null)

export async function clientLoader() {
  const [{ firm, permissions }, counted, { chats }] = await Promise.all([
    api(sellerAccountMerchantEndpoints.me),
    api(sellerDeviceEndpoints.counts),
    api(todayMerchantEndpoints.waiting),
  ])
  const query = inquiries.query.parse({ size: FIRST_INQUIRIES })
  const low = stockEndpoints.list.query.parse({ stock: 'low' })
  const mayReadProducts = permissions.includes('product.read')
  const mayReadOrders = permissions.includes('order.read')
  const [waiting, asked, orders, toShip, products, lowStock, offered, figures, balances] =
    await Promise.all([
      permissions.includes('inquiry.read') ? api(inquiries, { query }) : null,
      permissions.includes('inquiry.read') && counted.total > 0 ? askedOf() : null,
      mayReadOrders ? api(orderMerchantEndpoints.counts) : null,
      mayReadOrders ? api(orderMerchantEndpoints.list, { query: FIRST_ORDERS }) : null,
      mayReadProducts ? api(productAdminEndpoints.counts) : null,
      mayReadProducts ? api(stockEndpoints.list, { query: low }) : null,
      mayReadProducts ? api(productAdminEndpoints.choices) : null,
      permissions.includes('figures.read') ? figuresOf() : null,
      permissions.includes('ledger.read') ? api(ledgerMerchantEndpoints.balances) : null,
    ])
  const currency = offered?.currency
  return {
    firm,
    counted,
    waiting,
    asked,
    chats,
    orders,
    toShip,
    products,
    lowStock: lowStock?.total ?? 0,
    hasStore: typeof currency === 'string',
    figures,
    balance: balances?.find(({ due }) => due.currency === currency) ?? null,
    at: new Date().toISOString(),
  }
}

type Waiting = Route.ComponentProps['loaderData']['waiting']

const { inquiries } = quoteMerchantEndpoints
const FIRST_INQUIRIES = 4
const ASKED = inquiryFigureMerchantEndpoints.inquiries.query.parse({})
const SALES = salesFigureMerchantEndpoints.sales.query.parse({})
/** The inquiries whose time ends first. */
function FirstInquiries({ waiting }: { waiting: NonNullable<Waiting> }) {
  const t = useT()
  if (waiting.records.length === 0) return null
  return (
    <Panel
      heading={t('merchantInquiry.waitingNow')}
      note={
        <Link to="/inquiries" className="underline underline-offset-3">
          {t('merchantInquiry.all')}
        </Link>
      }
    >
      <ul className="-mx-4 grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
        {waiting.records.map((inquiry) => (
          <InquiryRow key={inquiry.inquiryId} inquiry={inquiry} />
        ))}
      </ul>
    </Panel>
  )
}

function Machines({ counted: { states, total } }: { counted: DeskCounts }) {
  const t = useT()
  const lines = [
    { to: '/machines', text: t('merchant.allMachines'), count: total },
    ...deviceLifecycle.states
      .map((state) => ({
        to: `/machines?state=${state}`,
        text: t(STATE_WORDS[state].name),
        count: states[state] ?? 0,
      }))
      .filter(({ count }) => count > 0),
  ]
  return (
    <Panel heading={t('merchant.stock')}>
      <CountedLines lines={lines} />
    </Panel>
  )
}

function Products({ states }: ProductCounts) {
  const t = useT()
  const shown = productLifecycle.states.filter((state) => state !== 'deleted')
  const countOf = (state: (typeof shown)[number]) => states[state] ?? 0
  const lines = [
    {
      to: '/products',
      text: t('merchant.allProducts'),
      count: shown.reduce((sum, state) => sum + countOf(state), 0),
    },
    ...shown
      .map((state) => ({
        to: `/products?state=${state}`,
        text: t(`portalProduct.state_${state}`),
        count: countOf(state),
      }))
      .filter(({ count }) => count > 0),
  ]
  return (
    <Panel heading={t('merchant.yourProducts')}>
      <CountedLines lines={lines} />
    </Panel>
  )
}

export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const mayAdd = useMay('device.edit')
  const mayAddProduct = useMay('product.edit')
  const { firm, counted, waiting, products, hasStore, ...rest } = loaderData
  const { figures, balance, at, asked, ...waits } = rest
  const hasProducts = products !== null && Object.values(products.states).some((n) => n > 0)
  const isNewStore = hasStore && !hasProducts && counted.total === 0
  const hasSold = figures !== null && figures.total.orders + figures.before.orders > 0
  const hasMachines = counted.total > 0 || !(hasProducts || hasStore)
  return (
    <ScreenPage
      title={t('portal.today')}
      actions={
        <>
          {(hasProducts || isNewStore) && mayAddProduct && (
            <ScreenAction icon="plus" text={t('portalProduct.add')} to="/products/new" />
          )}
          {hasMachines && mayAdd && (
            <ScreenAction tone="ink" icon="plus" text={t('portalDevice.add')} to="/machines/new" />
          )}
        </>
      }
    >
      <ScreenBody>
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <p className="text-title font-bold">
            <bdi>{firm.name}</bdi>
          </p>
          {hasMachines && (
            <p className="text-ink-muted">{t(`merchant.standing${capital(firm.standing)}`)}</p>
          )}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Tasks
              at={at}
              tasks={tasksOf({ ...waits, counted, products, inquiries: waiting?.counts })}
              empty={
                isNewStore ? (
                  <NoProducts mayAdd={mayAddProduct} />
                ) : (
                  counted.total === 0 && !hasProducts && <NoMachines mayAdd={mayAdd} />
                )
              }
            />
            {waiting && <FirstInquiries waiting={waiting} />}
            {asked && <InquiriesPerDay figures={asked} />}
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {hasProducts && <Products {...products} />}
            {waiting && asked && <ReplyTime minutes={waiting.replyMinutes} figures={asked} />}
            {asked && <LackPhotos machines={asked.lackPhotos} />}
            {hasMachines && <Machines counted={counted} />}
          </div>
        </div>
        {hasSold && <StoreKeyFigures figures={figures} balance={balance} />}
        {hasSold && <StoreCharts figures={figures} />}
        {figures !== null && hasProducts && !hasSold && (
          <EmptyState title={t('portalFigure.noSales')} body={t('portalFigure.noSalesBody')}>
            <Link to="/products" className={buttonLook({ tone: 'line', size: 'portal' })}>
              {t('merchant.yourProducts')}
            </Link>
          </EmptyState>
        )}
      </ScreenBody>
    </ScreenPage>
  )
}
