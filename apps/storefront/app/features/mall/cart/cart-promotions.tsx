import type { CartPromotion, Off } from '@ironsouq/contract/mall/cart/cart.schema'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { storePath } from '#features/mall/store/parts/store-path.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

function usePromotionTexts() {
  const t = useT()
  const format = useFormat()
  const offText = ({ amount, percent }: Off) =>
    amount ? format.money(amount) : format.percent((percent ?? 0) / 100)
  return {
    reached: (off: Off) => t('promotion.reached', { off: offText(off) }),
    missing: ({ off, missing, missingPieces }: NonNullable<CartPromotion['next']>) =>
      missing
        ? t('promotion.missing', { amount: format.money(missing), off: offText(off) })
        : t('promotion.missingPieces', { count: missingPieces ?? 0, off: offText(off) }),
  }
}

interface CartPromotionsProps {
  promotions: readonly CartPromotion[]
  sellerId: string
}

/** What the goods of a store have reached in its promotions, and what is missing for more [PM-5]. */
export function CartPromotions({ promotions, sellerId }: CartPromotionsProps) {
  const t = useT()
  const texts = usePromotionTexts()
  if (promotions.length === 0) return null
  return (
    <ul aria-label={t('promotion.promotions')} className="grid gap-1 border-b border-line py-2">
      {promotions.map(({ promotionId, name, reached, next }) => (
        <li key={promotionId} className="flex items-start gap-2 text-small">
          <Icon name="tag" />
          <span className="grid min-w-0">
            {reached && <b className="font-semibold text-proven">{texts.reached(reached)}</b>}
            {next && <span>{texts.missing(next)}</span>}
            <span className="text-micro text-ink-muted">
              <bdi>{name}</bdi>
              {next && (
                <>
                  {' · '}
                  <LocalLink href={storePath({ storeId: sellerId })} className="underline">
                    {t('promotion.seeProducts')}
                  </LocalLink>
                </>
              )}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
