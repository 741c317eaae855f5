import type { CheckoutGift } from '@ironsouq/contract/mall/order/checkout.schema'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { GoodsPicture } from '#features/mall/cart/parts/goods-picture.tsx'
import { PickBox } from '#features/mall/cart/parts/pick-box.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

interface CheckoutGiftsProps {
  gifts: readonly CheckoutGift[]
  /** The variants that the buyer agreed to go without; the sums follow. */
  withoutGifts: readonly string[]
  /** The buyer agrees to go without a gift that is out of stock, or takes that back. */
  onGoWithout: (skuId: string, isWithout: boolean) => void
}

/** What comes with the goods of an order. Of what is out of stock the buyer decides [PM-5]. */
export function CheckoutGifts({ gifts, withoutGifts, onGoWithout }: CheckoutGiftsProps) {
  const t = useT()
  const format = useFormat()
  if (gifts.length === 0) return null
  const isAsking = gifts.some(({ isOut, isGivenUp }) => isOut && !isGivenUp)
  return (
    <>
      <ul aria-label={t('promotion.gifts')}>
        {gifts.map((gift) => (
          <li
            key={`${gift.promotionId} ${gift.skuId}`}
            className="flex gap-3 border-t border-line py-3"
          >
            <GoodsPicture picture={gift.picture} />
            <div className="grid min-w-0 flex-1 content-start justify-items-start gap-1">
              <p className="font-semibold wrap-anywhere">{gift.name}</p>
              <p className="text-micro wrap-anywhere text-ink-muted">
                {gift.variant !== '' && `${gift.variant} · `}× {format.number(gift.quantity)} ·{' '}
                <bdi>{gift.promotion}</bdi>
              </p>
              {gift.isOut ? (
                <>
                  <Badge tone="refused" icon="warn">
                    {t('promotion.giftOut')}
                  </Badge>
                  <PickBox
                    label={t('promotion.giftGoWithout')}
                    hasText
                    isPicked={withoutGifts.includes(gift.skuId)}
                    onPick={(isWithout) => onGoWithout(gift.skuId, isWithout)}
                  />
                </>
              ) : (
                <Badge tone="proven">{t('promotion.gift')}</Badge>
              )}
            </div>
            {!gift.isOut && <span className="font-semibold">{t('promotion.free')}</span>}
          </li>
        ))}
      </ul>
      {isAsking && (
        <p role="alert" className="pt-2 text-refused">
          {t('promotion.giftAsk')}
        </p>
      )}
    </>
  )
}
