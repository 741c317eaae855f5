import type { OfferedCoupon } from '@ironsouq/contract/mall/coupon/coupon.schema'
import type { StoreInfo } from '@ironsouq/contract/mall/store/store.schema'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { Breadcrumb } from '@ironsouq/ui/patterns/page/breadcrumb'
import { CouponSection } from '#features/mall/coupon/parts/coupon-section.tsx'
import { MallPromises } from '#features/mall/service-promise/parts/mall-promises.tsx'
import { STORES } from '#features/mall/store/parts/store-path.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'
import { type FilledBlock, StoreBlocks } from './store-blocks.tsx'
import { StoreCompany } from './store-company.tsx'
import { type Goods, StoreGoods } from './store-goods.tsx'
import { StoreHead } from './store-head.tsx'

interface StorePageProps {
  store: StoreInfo
  blocks: readonly FilledBlock[]
  coupons: readonly OfferedCoupon[]
  /** Undefined for a store that does not sell. */
  goods: Goods | undefined
}

/** Why nothing can be bought; what was bought goes on [ST-5]. */
function NotSelling({ state }: Pick<StoreInfo, 'state'>) {
  const t = useT()
  if (state === 'terminated') return <Banner tone="wait">{t('store.ended')}</Banner>
  return (
    <Banner tone="wait">
      {t(state === 'closed' ? 'store.closed' : 'mall.storeOffline')} {t('store.goesOn')}
    </Banner>
  )
}

/** A store of the mall: who it is, what its merchant shows, and what it sells [ST-6]. */
export function StorePage({ store, blocks, coupons, goods }: StorePageProps) {
  const t = useT()
  const { storeId, name, announcement } = store
  return (
    <div className="wrap pb-10">
      <Breadcrumb
        label={t('common.breadcrumb')}
        crumbs={[
          { key: 'mall', content: <LocalLink href="/mall">{t('mall.title')}</LocalLink> },
          { key: 'stores', content: <LocalLink href={STORES}>{t('shell.stores')}</LocalLink> },
          { key: storeId, content: <bdi>{name}</bdi> },
        ]}
      />
      <StoreHead store={store} total={goods?.total ?? 0} />
      <div className="grid grid-cols-1 gap-4">
        {!goods && <NotSelling state={store.state} />}
        {announcement !== '' && (
          <Banner>
            <b>{t('store.announcement')}</b>
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {announcement}
            </p>
          </Banner>
        )}
        <CouponSection heading={t('coupon.ofStore')} coupons={coupons} query={{ storeId }} />
        {blocks.length > 0 && <StoreBlocks store={store} blocks={blocks} />}
      </div>
      {goods && <StoreGoods storeId={storeId} {...goods} />}
      <StoreCompany store={store} />
      <MallPromises />
    </div>
  )
}
