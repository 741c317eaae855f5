import { quoteMerchantEndpoints } from '@ironsouq/contract/deals/quote/quote.merchant.endpoints'
import type { DeskCounts } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import { deviceLifecycle } from '@ironsouq/contract/machines/device/device.lifecycle'
import { sellerDeviceEndpoints } from '@ironsouq/contract/machines/seller-device/seller-device.endpoints'
import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { productAdminEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import type { ProductCounts } from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import { productLifecycle } from '@ironsouq/contract/mall/product/product.lifecycle'
import { stockEndpoints } from '@ironsouq/contract/mall/stock/stock.endpoints'
import { sellerAccountMerchantEndpoints } from '@ironsouq/contract/people/seller-account/seller-account.merchant.endpoints'
import { todayMerchantEndpoints } from '@ironsouq/contract/platform/today/today.merchant.endpoints'
import { capital } from '@ironsouq/i18n/capital'
import { api } from '@ironsouq/portal/api/api.ts'
import { STATE_WORDS } from '@ironsouq/portal/device/device-labels.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenAction } from '@ironsouq/portal/screen/screen-action'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Link } from 'react-router'
import { InquiryRow } from '#features/deals/inquiry/parts/inquiry-row.tsx'
import { NoMachines } from '#features/machines/device/parts/no-machines.tsx'
import { NoProducts } from '#features/mall/product/parts/no-products.tsx'
import type { Route } from './+types/home.screen.ts'
import { CountedLines } from './counted-lines.tsx'
import { tasksOf } from './tasks-of.ts'
import { Tasks } from './tasks.tsx'

export async function clientLoader() {
  const [{ firm, permissions }, counted, { chats }] = await Promise.all([
    api(sellerAccountMerchantEndpoints.me),
    api(sellerDeviceEndpoints.counts),
    api(todayMerchantEndpoints.waiting),
  ])
  const query = inquiries.query.parse({ size: FIRST_INQUIRIES })
  const low = stockEndpoints.list.query.parse({ stock: 'low' })
  const mayReadProducts = permissions.includes('product.read')
  const [waiting, orders, products, lowStock, offered] = await Promise.all([
    permissions.includes('inquiry.read') ? api(inquiries, { query }) : null,
    permissions.includes('order.read') ? api(orderMerchantEndpoints.counts) : null,
    mayReadProducts ? api(productAdminEndpoints.counts) : null,
    mayReadProducts ? api(stockEndpoints.list, { query: low }) : null,
    mayReadProducts ? api(productAdminEndpoints.choices) : null,
  ])
  return {
    firm,
    counted,
    waiting,
    chats,
    orders,
    products,
    lowStock: lowStock?.total ?? 0,
    hasStore: typeof offered?.currency === 'string',
  }
}

type Waiting = Route.ComponentProps['loaderData']['waiting']

const { inquiries } = quoteMerchantEndpoints
const FIRST_INQUIRIES = 4
/** Longer times are shown in hours. */
const MINUTES_SHOWN = 120

/** How fast the dealer replies: the figure that buyers see. */
function ReplyTime({ minutes }: { minutes: number | null }) {
  const t = useT()
  return (
    <Panel heading={t('merchantInquiry.replyTime')}>
      <p className="text-head font-extrabold tabular-nums">
        {minutes === null
          ? '–'
          : minutes < MINUTES_SHOWN
            ? t('device.replyMinutes', { count: minutes })
            : t('device.replyHours', { count: Math.round(minutes / 60) })}
      </p>
      <p className="text-ink-2">
        {t(minutes === null ? 'merchantInquiry.replyTimeNone' : 'merchantInquiry.replyTimeBody')}
      </p>
    </Panel>
  )
}

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
    ...deviceLifecycle.states.map((state) => ({
      to: `/machines?state=${state}`,
      text: t(STATE_WORDS[state].name),
      count: states[state] ?? 0,
    })),
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
    ...shown.map((state) => ({
      to: `/products?state=${state}`,
      text: t(`portalProduct.state_${state}`),
      count: countOf(state),
    })),
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
  const { firm, counted, waiting, products, hasStore, ...waits } = loaderData
  const hasProducts = products !== null && Object.values(products.states).some((n) => n > 0)
  const isNewStore = hasStore && !hasProducts && counted.total === 0
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
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {hasProducts && <Products {...products} />}
            {waiting && hasMachines && <ReplyTime minutes={waiting.replyMinutes} />}
            {hasMachines && <Machines counted={counted} />}
          </div>
        </div>
      </ScreenBody>
    </ScreenPage>
  )
}
