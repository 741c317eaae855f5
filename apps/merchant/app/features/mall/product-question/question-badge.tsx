import type { QuestionRecord } from '@ironsouq/contract/mall/product-question/product-question.endpoints'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Badge } from '@ironsouq/ui/primitives/display/badge'

/** Whether the question waits for the store. */
export function QuestionBadge({ answered, isHidden }: QuestionRecord) {
  const t = useT()
  if (isHidden) return <Badge tone="refused">{t('merchantProductQuestion.hidden')}</Badge>
  return answered ? (
    <Badge tone="proven">{t('merchantProductQuestion.answered')}</Badge>
  ) : (
    <Badge tone="wait">{t('merchantProductQuestion.open')}</Badge>
  )
}
