import type { ShownPromotion } from '@ironsouq/contract/mall/promotion/promotion.schema'
import { ruleTexts } from '@ironsouq/i18n/promotion-words'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

/** What the store takes off from the first step on; the page of the product has all of them [PM-5]. */
export function CardPromotion({ promotion: { rule, currency } }: { promotion: ShownPromotion }) {
  const t = useT()
  const format = useFormat()
  const [first] = ruleTexts(rule, currency, { t, format })
  return (
    <p>
      <Badge tone="wait" icon="tag" isWrapped>
        {first}
      </Badge>
    </p>
  )
}
