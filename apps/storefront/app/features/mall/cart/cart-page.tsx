import type { Cart } from '@ironsouq/contract/mall/cart/cart.schema'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Loading, Skeleton } from '@ironsouq/ui/primitives/display/skeleton'
import { useFits } from '#features/mall/fit/parts/use-fits.ts'
import { MallPromises } from '#features/mall/service-promise/parts/mall-promises.tsx'
import { storePath } from '#features/mall/store/parts/store-path.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { askToLogIn } from '#kit/popup/login-prompt.ts'
import { useT } from '#kit/text/use-t.ts'
import { CartPromotions } from './cart-promotions.tsx'
import { CartRow } from './cart-row.tsx'
import { hasChanged } from './cart-sum.ts'
import { CartSummary } from './cart-summary.tsx'
import { PickBox } from './parts/pick-box.tsx'
import { type ShownCart, useCart } from './use-cart.ts'

const BOX = 'rounded-box border border-line bg-surface px-4 lg:px-5'

interface StoreBoxProps {
  store: Cart['stores'][number]
  shown: ShownCart
  fits: ReturnType<typeof useFits>
}

function StoreBox({ store, shown, fits }: StoreBoxProps) {
  const t = useT()
  const { lines, name, isOwn, sellerId, promotions } = store
  const picked = lines.filter(({ isChecked }) => isChecked)
  const ids = lines.map(({ skuId }) => skuId)
  return (
    <section aria-label={name} className={BOX}>
      <div className="flex min-h-14 flex-wrap items-center gap-x-2 border-b border-line py-1">
        <PickBox
          label={`${t('cart.selectAll')}: ${name}`}
          isPicked={picked.length === lines.length}
          isPartly={picked.length > 0 && picked.length < lines.length}
          onPick={(isPicked) => shown.check(ids, isPicked)}
        />
        <h2 className="min-w-0 text-body font-bold break-words">
          <LocalLink href={storePath({ storeId: sellerId })} className="hover:underline">
            {name}
          </LocalLink>
        </h2>
        {isOwn && <Badge tone="ink">{t('cart.ownShop')}</Badge>}
      </div>
      <CartPromotions promotions={promotions} sellerId={sellerId} />
      <ul>
        {lines.map((line) => (
          <CartRow
            key={line.skuId}
            line={line}
            fit={fits.get(line.productId)}
            onCheck={(isChecked) => shown.check([line.skuId], isChecked)}
            onQuantity={(quantity) => shown.setQuantity(line.skuId, quantity)}
            onRemove={() => shown.remove([line])}
          />
        ))}
      </ul>
    </section>
  )
}

function Unavailable({ cart, shown }: { cart: Cart; shown: ShownCart }) {
  const t = useT()
  return (
    <section
      aria-label={t('cart.unavailable')}
      className="rounded-box border-[1.5px] border-dashed border-line-strong px-4 lg:px-5"
    >
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-2 border-b border-line py-1">
        <h2 className="text-body font-bold">{t('cart.unavailable')}</h2>
        <button
          type="button"
          className={buttonLook({ size: 'dense' })}
          onClick={() => shown.remove(cart.invalid)}
        >
          {t('cart.removeAll')}
        </button>
      </div>
      <ul>
        {cart.invalid.map((line) => (
          <CartRow key={line.skuId} line={line} onRemove={() => shown.remove([line])} />
        ))}
      </ul>
    </section>
  )
}

function LoadingCart() {
  const t = useT()
  return (
    <Loading label={t('common.loading')}>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_400px]">
        <Skeleton size="h-80" />
        <Skeleton size="h-60" />
      </div>
    </Loading>
  )
}

function KeepCart() {
  const t = useT()
  return (
    <Banner
      action={
        <button
          type="button"
          className={buttonLook({ size: 'dense' })}
          onClick={() => askToLogIn()}
        >
          {t('shell.logIn')}
        </button>
      }
    >
      <b>{t('cart.loginKeep')}</b>
      <p>{t('cart.loginBody')}</p>
    </Banner>
  )
}

function Filled({ cart, shown }: { cart: Cart; shown: ShownCart }) {
  const t = useT()
  const lines = cart.stores.flatMap((store) => store.lines)
  const picked = lines.filter(({ isChecked }) => isChecked).length
  const fits = useFits(lines.map(({ productId }) => productId))
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_400px]">
      <div
        aria-busy={shown.isBusy}
        className={`grid min-w-0 grid-cols-1 gap-4 transition-opacity ${shown.isBusy ? 'opacity-70 delay-150' : ''}`}
      >
        {lines.length > 0 && (
          <PickBox
            hasText
            label={t('cart.selectAll')}
            isPicked={picked === lines.length}
            isPartly={picked > 0 && picked < lines.length}
            onPick={(isPicked) =>
              shown.check(
                lines.map(({ skuId }) => skuId),
                isPicked,
              )
            }
          />
        )}
        {cart.stores.map((store) => (
          <StoreBox key={store.sellerId} store={store} shown={shown} fits={fits} />
        ))}
        {cart.invalid.length > 0 && <Unavailable cart={cart} shown={shown} />}
      </div>
      <CartSummary cart={cart} isBusy={shown.isBusy} />
    </div>
  )
}

function Content({ shown }: { shown: ShownCart }) {
  const t = useT()
  const { cart, isFailed, isVisitor } = shown
  if (isFailed && !cart)
    return (
      <EmptyState kind="error" title={t('cart.failedTitle')} body={t('cart.failedBody')}>
        <button type="button" className={buttonLook({ tone: 'ink' })} onClick={shown.reload}>
          {t('common.retry')}
        </button>
      </EmptyState>
    )
  if (!cart) return <LoadingCart />
  const isEmpty = cart.stores.length === 0 && cart.invalid.length === 0
  return (
    <>
      {isEmpty ? (
        <EmptyState title={t('cart.empty')} body={t('cart.emptyBody')}>
          <LocalLink href="/mall" className={buttonLook({ tone: 'ink' })}>
            {t('cart.toMall')}
          </LocalLink>
        </EmptyState>
      ) : (
        <>
          {hasChanged(cart) && <Banner tone="wait">{t('cart.pricesChanged')}</Banner>}
          <Filled cart={cart} shown={shown} />
        </>
      )}
      {isVisitor && <KeepCart />}
    </>
  )
}

/** The cart by store [CA-1]: the member's, or the one in this browser. */
export function CartPage() {
  const t = useT()
  const shown = useCart()
  const { cart, removed } = shown
  return (
    <div className="wrap grid grid-cols-1 gap-5 py-6 lg:pb-12">
      <div>
        <h1 className="text-title font-bold tracking-tight">{t('cart.title')}</h1>
        {cart && cart.lines > 0 && (
          <p className="text-ink-muted">
            {t('cart.itemsFromStores', {
              items: cart.lines,
              stores: cart.stores.length,
            })}
          </p>
        )}
      </div>
      <div role="status" className="empty:hidden">
        {removed && (
          <Banner
            action={
              <button
                type="button"
                className={buttonLook({ size: 'dense' })}
                onClick={shown.restore}
              >
                {t('cart.undo')}
              </button>
            }
          >
            {t('cart.removed', { product: removed.name })}
          </Banner>
        )}
      </div>
      <Content shown={shown} />
      <MallPromises />
    </div>
  )
}
