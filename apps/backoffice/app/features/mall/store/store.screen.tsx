import { allowed } from '@ironsouq/contract/lifecycle'
import { orderStaffEndpoints } from '@ironsouq/contract/mall/order/order.staff.endpoints'
import { productReviewEndpoints } from '@ironsouq/contract/mall/product-admin/product-admin.endpoints'
import { salesFigureEndpoints } from '@ironsouq/contract/mall/sales-figure/sales-figure.endpoints'
import { storeLifecycle } from '@ironsouq/contract/mall/store/store.lifecycle'
import {
  STAFF_STORE_ACTIONS,
  type StaffStoreAction,
  storeStaffEndpoints,
} from '@ironsouq/contract/mall/store/store.staff.endpoints'
import { payoutEndpoints } from '@ironsouq/contract/money/payout/payout.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { pictureUrl } from '@ironsouq/portal/api/picture-url.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { EMIRATE_WORD } from '@ironsouq/portal/language/emirate-labels.ts'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Fact, Facts } from '@ironsouq/portal/screen/fact'
import { part } from '@ironsouq/portal/screen/listed-panel'
import { PhoneNumber } from '@ironsouq/portal/screen/phone-number'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { CompanyFacts } from '@ironsouq/portal/store/company-facts'
import { RateList } from '@ironsouq/portal/store/rate-list'
import { StoreBadge } from '@ironsouq/portal/store/store-badge'
import { StoreReason } from '@ironsouq/portal/store/store-reason'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useState } from 'react'
import { Link } from 'react-router'
import { ListedOrders } from '#features/mall/order/parts/listed-orders.tsx'
import { SellerPeople } from '../../people/seller-application/parts/seller-people.tsx'
import type { Route } from './+types/store.screen.ts'
import { ChangeRates, RenewContract } from './change-contract.tsx'
import { MoveStore } from './move-store.tsx'
import { StorePayouts, StoreProducts, StoreSalesPanels } from './store-panels.tsx'

export async function clientLoader({ params: { storeId } }: Route.ClientLoaderArgs) {
  const { list: orders } = orderStaffEndpoints
  const { list: products } = productReviewEndpoints
  const { list: payouts } = payoutEndpoints
  const narrowed = { sellerId: storeId }
  const [store, figures, ofOrders, ofProducts, ofPayouts] = await Promise.all([
    api(storeStaffEndpoints.detail, { query: { storeId } }),
    // Null for those who may not read the books, and without an answer: the rest of the page is there.
    api(salesFigureEndpoints.store, { query: { storeId, days: 30 } }).catch(() => null),
    part(api(orders, { query: orders.query.parse(narrowed) })),
    part(api(products, { query: products.query.parse(narrowed) })),
    part(api(payouts, { query: payouts.query.parse(narrowed) })),
  ])
  return { store, figures, ofOrders, ofProducts, ofPayouts }
}

interface PartProps {
  store: Route.ComponentProps['loaderData']['store']
}

function StoreFacts({ store }: PartProps) {
  const t = useT()
  const format = useFormat()
  const mayReadSellers = useMay('seller.approve')
  const { name, description } = store.texts[currentLocale()] ?? store.texts.en
  return (
    <Facts>
      <Fact name={t('portalProduct.name')}>
        {store.logo && (
          <img
            src={pictureUrl(store.logo.src)}
            alt={t('portalStore.logo')}
            width={store.logo.width}
            height={store.logo.height}
            className="size-12 rounded-tight border border-line object-cover"
          />
        )}
        <bdi>{name}</bdi>
        {store.isOwn && <Badge tone="ink">{t('portalStore.own')}</Badge>}
      </Fact>
      <Fact name={t('portalDevice.state')}>
        <StoreBadge state={store.state} />
      </Fact>
      <Fact name={t('backofficeStore.seller')}>
        {store.applicationId === null || !mayReadSellers ? (
          <bdi dir="ltr">{store.sellerCode}</bdi>
        ) : (
          <Link
            to={`/seller-applications/${store.applicationId}`}
            className="underline underline-offset-3"
          >
            <bdi dir="ltr">{store.sellerCode}</bdi>
          </Link>
        )}
      </Fact>
      <Fact name={t('backofficeStore.openedAt')}>{format.date(store.openedAt)}</Fact>
      <Fact name={t('portalOrder.mobile')}>
        <PhoneNumber number={store.phone} />
      </Fact>
      <Fact name={t('portalStore.address')}>
        <span>
          <bdi>{store.address}</bdi> · <bdi>{store.area}</bdi> · {t(EMIRATE_WORD[store.emirate])}
        </span>
      </Fact>
      <Fact name={t('portalProduct.description')}>
        <bdi>{description || '–'}</bdi>
      </Fact>
      <Fact name={t('backofficeStore.runningOrders')}>{format.number(store.runningOrders)}</Fact>
    </Facts>
  )
}

function Contract({ store }: PartProps) {
  const t = useT()
  const format = useFormat()
  const mayAgree = useMay('store.approve')
  const [asking, ask] = useState<'renew' | 'rates'>()
  const { sellsUntil, contracts, rates } = store
  return (
    <Panel heading={t('portalStore.contract')}>
      <div className="grid gap-4">
        <Facts>
          <Fact name={t('portalStore.sellsUntil')}>
            {sellsUntil === null ? t('portalStore.noEnd') : format.date(sellsUntil)}
          </Fact>
          {contracts.length > 0 && (
            <Fact name={t('backofficeStore.periods')}>
              <ul className="grid">
                {contracts.map(({ from, until }) => (
                  <li key={from}>{`${format.date(from)} – ${format.date(until)}`}</li>
                ))}
              </ul>
            </Fact>
          )}
        </Facts>
        <RateList rates={rates} />
        {mayAgree && store.state !== 'terminated' && (
          <div className="flex flex-wrap gap-2">
            <Button size="portal" onPress={() => ask('renew')}>
              {t('backofficeStore.renew')}
            </Button>
            {rates.length > 0 && (
              <Button size="portal" onPress={() => ask('rates')}>
                {t('backofficeStore.changeRates')}
              </Button>
            )}
          </div>
        )}
      </div>
      {asking === 'renew' && <RenewContract store={store} onClose={() => ask(undefined)} />}
      {asking === 'rates' && <ChangeRates store={store} onClose={() => ask(undefined)} />}
    </Panel>
  )
}

function History({ store: { moves } }: PartProps) {
  const t = useT()
  const format = useFormat()
  const who = (by: PartProps['store']['moves'][number]['by']) => {
    if (by === 'merchant') return t('portalOrder.store')
    return t(by === 'staff' ? 'backofficeStore.byStaff' : 'backofficeStore.bySystem')
  }
  return (
    <Panel heading={t('portalOrder.history')}>
      <ol className="grid divide-y divide-line">
        {moves.map(({ to, by, at }) => (
          <li key={at} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
            <StoreBadge state={to} />
            <span className="text-micro text-ink-muted">{`${who(by)}, ${format.dateTime(at)}`}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

const isDangerous = (action: StaffStoreAction) => action === 'suspend' || action === 'terminate'

function Moves({ store: { storeId, state } }: PartProps) {
  const t = useT()
  const [action, setAction] = useState<StaffStoreAction>()
  const possible = allowed(storeLifecycle, state, 'staff')
  const moves = STAFF_STORE_ACTIONS.filter((each) => possible.includes(each))
  return (
    moves.length > 0 && (
      <Panel heading={t('backofficeStore.decision')}>
        <div className="grid gap-2">
          {moves.map((each) => (
            <Button
              key={each}
              isWide
              tone={isDangerous(each) ? 'danger' : 'line'}
              onPress={() => setAction(each)}
            >
              {t(`backofficeStore.${each}`)}
            </Button>
          ))}
        </div>
        {action && (
          <MoveStore storeId={storeId} action={action} onClose={() => setAction(undefined)} />
        )}
      </Panel>
    )
  )
}

/** One store: who runs it, on which terms it sells, and what staff do about it [BO-2]. */
export default function StoreScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const { store, figures, ofOrders, ofProducts, ofPayouts } = loaderData
  const { storeId } = store
  const mayMove = useMay('store.move')
  const maySeePeople = useMay('seller.approve')
  const { name } = store.texts[currentLocale()] ?? store.texts.en
  return (
    <ScreenPage title={name} back={{ to: '/stores', text: t('backofficeStore.stores') }}>
      <ScreenBody>
        <StoreReason reason={store.reason} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
            <Panel heading={t('portalOrder.store')}>
              <StoreFacts store={store} />
            </Panel>
            {figures && <StoreSalesPanels figures={figures} />}
            <ListedOrders part={ofOrders} to={`/orders?sellerId=${storeId}`} />
            <StoreProducts storeId={storeId} part={ofProducts} />
            <StorePayouts storeId={storeId} part={ofPayouts} />
            <Contract store={store} />
            {store.company && (
              <Panel heading={t('portalStore.company')}>
                <CompanyFacts company={store.company} />
              </Panel>
            )}
          </div>
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
            {mayMove && <Moves store={store} />}
            {maySeePeople && <SellerPeople sellerId={storeId} />}
            {store.moves.length > 0 && <History store={store} />}
          </div>
        </div>
      </ScreenBody>
    </ScreenPage>
  )
}
