import type { ShownPromotion } from '@ironsouq/contract/mall/promotion/promotion.schema'
import { ruleTexts } from '@ironsouq/i18n/promotion-words'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

/** What the store takes off of a cart with this product, and until when [PM-5]. */
export function RunningPromotions({ promotions }: { promotions: readonly ShownPromotion[] }) {
  const t = useT()
  const format = useFormat()
  if (promotions.length === 0) return null
  return (
    <ul aria-label={t('promotion.promotions')} className="grid gap-2 pt-2">
      {promotions.map(({ promotionId, name, rule, currency, endsAt }) => (
        <li key={promotionId} className="flex items-start gap-2 text-small">
          <Icon name="tag" />
          <span className="grid min-w-0">
            {ruleTexts(rule, currency, { t, format }).map((text) => (
              <b key={text} className="font-semibold">
                {text}
              </b>
            ))}
            <span className="text-ink-muted">
              <bdi>{name}</bdi> · {t('promotion.until', { date: format.dateTime(endsAt) })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
