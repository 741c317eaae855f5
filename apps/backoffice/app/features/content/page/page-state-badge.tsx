import type { PageRecord } from '@ironsouq/contract/content/page/page.schema'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { PAGE_STATE_WORD } from './page-labels.ts'

export function PageStateBadge({ state, isInForce }: Pick<PageRecord, 'state' | 'isInForce'>) {
  const t = useT()
  if (isInForce) return <Badge tone="proven">{t('backofficePage.inForce')}</Badge>
  return <Badge tone={state === 'published' ? 'wait' : 'plain'}>{t(PAGE_STATE_WORD[state])}</Badge>
}
