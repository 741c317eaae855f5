import type { ShownPromotion } from '@ironsouq/contract/mall/promotion/promotion.schema'
import { ruleTexts } from '@ironsouq/i18n/promotion-words'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { GoodsPicture } from '#features/mall/cart/parts/goods-picture.tsx'
import { productPath } from '#features/mall/product/parts/product-path.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

/** What comes with a product, with a picture of each piece. */
function Gifts({ gifts }: Pick<ShownPromotion, 'gifts'>) {
  const t = useT()
  const format = useFormat()
  return (
    <>
      <ul aria-label={t('promotion.gifts')} className="grid gap-2 py-1">
        {gifts.map(({ skuId, productId, name, variant, picture, quantity }) => (
          <li key={skuId} className="flex items-center gap-2">
            <GoodsPicture picture={picture} />
            <span className="min-w-0 wrap-anywhere">
              <LocalLink href={productPath(productId)} className="hover:underline">
                <bdi>{name}</bdi>
              </LocalLink>
              <span className="block text-micro text-ink-muted">
                {variant !== '' && `${variant} · `}× {format.number(quantity)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <span className="text-ink-muted">{t('promotion.whileStocksLast')}</span>
    </>
  )
}

/** What the store takes off of a cart with this product or gives with it, and until when [PM-5]. */
export function RunningPromotions({ promotions }: { promotions: readonly ShownPromotion[] }) {
  const t = useT()
  const format = useFormat()
  if (promotions.length === 0) return null
  return (
    <ul aria-label={t('promotion.promotions')} className="grid gap-2 pt-2">
      {promotions.map(({ promotionId, name, rule, currency, endsAt, gifts }) => (
        <li key={promotionId} className="flex items-start gap-2 text-small">
          <Icon name="tag" />
          <span className="grid min-w-0">
            {ruleTexts(rule, currency, { t, format }).map((text) => (
              <b key={text} className="font-semibold">
                {text}
              </b>
            ))}
            {gifts.length > 0 && <Gifts gifts={gifts} />}
            <span className="text-ink-muted">
              <bdi>{name}</bdi> · {t('promotion.until', { date: format.dateTime(endsAt) })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
