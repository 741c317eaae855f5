import type { ShownFlashItem } from '@ironsouq/contract/mall/flash-sale/flash-sale.schema'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Breadcrumb } from '@ironsouq/ui/patterns/page/breadcrumb'
import { Section } from '@ironsouq/ui/patterns/page/section'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Price } from '@ironsouq/ui/primitives/display/price'
import { productPath } from '#features/mall/product/parts/product-path.ts'
import { useShownPrice } from '#features/money/currency/parts/use-shown-price.ts'
import { PageHead } from '#kit/list/page-head.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { Picture } from '#kit/page/picture.tsx'
import { useT } from '#kit/text/use-t.ts'
import { FlashClock } from './parts/flash-clock.tsx'
import { FlashLeft } from './parts/flash-left.tsx'
import { ListPrice } from './parts/list-price.tsx'

const SIZES = '(min-width:1360px) 320px,(min-width:1024px) 30vw,(min-width:640px) 48vw,136px'

/** A variant in a flash sale. The whole card is the link. */
function FlashCard({ item }: { item: ShownFlashItem }) {
  const t = useT()
  const { second: _, ...parts } = useShownPrice()(item.price)
  const { picture, productName, variant, storeName, isRunning, standing } = item
  return (
    <article className="card">
      <div className="overflow-hidden">
        {picture ? (
          <Picture picture={picture} alt="" sizes={SIZES} isOnCard eager={false} />
        ) : (
          <span className="grid aspect-4/3 place-items-center bg-sunk text-ink-muted">
            <Icon name="box" />
          </span>
        )}
      </div>
      <div className="grid content-start gap-2 p-3">
        <p className="text-small text-ink-2">
          <FlashClock item={item} />
        </p>
        <h3 className="font-bold wrap-anywhere">
          <LocalLink
            href={`${productPath(item.productId)}?sku=${item.skuId}`}
            className="after:absolute after:inset-0"
          >
            <bdi>{productName}</bdi>
          </LocalLink>
        </h3>
        {variant !== '' && <bdi className="text-small text-ink-2">{variant}</bdi>}
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Price {...parts} />
          <ListPrice price={item.listPrice} />
        </p>
        {isRunning && standing === 'available' && <FlashLeft item={item} />}
        {isRunning && standing !== 'available' && (
          <p className="text-small font-medium text-refused">
            {t(standing === 'goneForNow' ? 'flashSale.goneForNow' : 'flashSale.soldOut')}
          </p>
        )}
        <p className="text-micro text-ink-muted">
          <bdi>{storeName}</bdi>
        </p>
      </div>
    </article>
  )
}

function Cards({ items }: { items: readonly ShownFlashItem[] }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {items.map((item) => (
        <li key={`${item.flashSaleId}${item.skuId}`} className="grid">
          <FlashCard item={item} />
        </li>
      ))}
    </ul>
  )
}

/** What is in flash sales now, and what comes next [PM-2]. */
export function FlashSalesPage({ items }: { items: readonly ShownFlashItem[] }) {
  const t = useT()
  const running = items.filter(({ isRunning }) => isRunning)
  const coming = items.filter(({ isRunning }) => !isRunning)
  return (
    <div className="wrap grid grid-cols-1 content-start gap-5 pb-10">
      <Breadcrumb
        label={t('common.breadcrumb')}
        crumbs={[
          { key: 'mall', content: <LocalLink href="/mall">{t('mall.title')}</LocalLink> },
          { key: 'flash', content: t('flashSale.title') },
        ]}
      />
      <PageHead title={t('flashSale.title')} lead={t('flashSale.intro')} />
      {items.length === 0 && (
        <EmptyState title={t('flashSale.none')} body={t('flashSale.noneHint')}>
          <LocalLink href="/mall/list" className={buttonLook({ tone: 'ink' })}>
            {t('flashSale.allParts')}
          </LocalLink>
        </EmptyState>
      )}
      {running.length > 0 && (
        <Section id="running" heading={t('flashSale.running')}>
          <Cards items={running} />
        </Section>
      )}
      {coming.length > 0 && (
        <Section id="coming" heading={t('flashSale.coming')}>
          <Cards items={coming} />
        </Section>
      )}
    </div>
  )
}
