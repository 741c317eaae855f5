import type { Product } from '@ironsouq/contract/mall/product-detail/product-detail.endpoints'
import { isolated } from '@ironsouq/i18n/isolate'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { ChatLink } from '#features/deals/chat/parts/chat-link.tsx'
import { EMIRATE_WORD } from '#features/machines/device/parts/device-labels.ts'
import { storePath } from '#features/mall/store/parts/store-path.ts'
import { useReplyTime } from '#features/people/seller/parts/use-reply-time.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useT } from '#kit/text/use-t.ts'

/** Of fewer orders the record of a store would say little. */
const ENOUGH_ORDERS = 3

/** Only what is recorded: a figure without a record is left out. */
function useRecord({ replyMinutes, shipping }: Product['store']) {
  const t = useT()
  const replyTime = useReplyTime()
  const { orders, inTime } = shipping
  return [
    ...(replyMinutes === null
      ? []
      : [{ name: t('deviceDetail.replyTime'), value: replyTime(replyMinutes) }]),
    ...(orders < ENOUGH_ORDERS
      ? []
      : [
          {
            name: t('mall.shippedInTime'),
            value: t('mall.ofLastOrders', { inTime: String(inTime), count: orders }),
          },
        ]),
  ]
}

/** Who sells the product, and a way to ask them about it [CH-11]. */
export function StoreBox({ productId, store }: Pick<Product, 'productId' | 'store'>) {
  const t = useT()
  const { storeId, name, isOwn, state, emirate, area, productCount, sinceYear } = store
  const record = useRecord(store)
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
        {[
          area && isolated(area),
          t(EMIRATE_WORD[emirate]),
          t('deviceDetail.sellerSince', { year: String(sinceYear) }),
          t('mall.products', { count: productCount }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <dl className="flex flex-wrap gap-x-6 gap-y-2 py-1 empty:hidden">
        {record.map(({ name: label, value }) => (
          <div key={label}>
            <dt className="text-micro text-ink-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
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
