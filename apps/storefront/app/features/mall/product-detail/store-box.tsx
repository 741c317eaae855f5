import type { Product } from '@ironsouq/contract/mall/product-detail/product-detail.endpoints'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { ChatLink } from '#features/deals/chat/parts/chat-link.tsx'
import { EMIRATE_WORD } from '#features/machines/device/parts/device-labels.ts'
import { storePath } from '#features/mall/store/parts/store-path.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'

/** Who sells the product, and a way to ask them about it [CH-11]. */
export function StoreBox({ productId, store }: Pick<Product, 'productId' | 'store'>) {
  const t = useT()
  const { storeId, name, isOwn, state, emirate, area, productCount } = store
  return (
    <section aria-label={t('mall.store')} className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <LocalLink
          href={storePath({ storeId })}
          className="inline-flex min-h-11 items-center font-bold break-words underline underline-offset-3 lg:min-h-6"
        >
          {name}
        </LocalLink>
        {isOwn && <Badge tone="ink">{t('mall.ownStore')}</Badge>}
      </p>
      <p className="text-micro text-ink-muted">
        {[area, t(EMIRATE_WORD[emirate]), t('mall.products', { count: productCount })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {!isOwn && <p className="text-micro text-ink-2">{t('mall.supplier')}</p>}
      <p className="text-micro text-ink-2">{t('mall.moneyHeld')}</p>
      {state !== 'terminated' && (
        <ChatLink
          to={{ consult: 'store', productId }}
          className={`${buttonLook()} mt-2 justify-self-start`}
        >
          <Icon name="chat" size="small" />
          {t('mall.messageStore')}
        </ChatLink>
      )}
    </section>
  )
}
