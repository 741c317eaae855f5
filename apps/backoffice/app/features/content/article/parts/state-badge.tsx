import type { NewsState } from '@ironsouq/contract/content/news/news.lifecycle'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Badge } from '@ironsouq/ui/primitives/display/badge'

export const STATE_WORD = {
  draft: 'backofficeNews.stateDraft',
  scheduled: 'backofficeNews.stateScheduled',
  published: 'backofficeNews.statePublished',
  archived: 'backofficeNews.stateArchived',
} as const

const TONE = { draft: 'plain', scheduled: 'wait', published: 'proven', archived: 'line' } as const

/** The state of an article; a help article has no end, and so fewer of them. */
export function StateBadge({ state }: { state: NewsState }) {
  const t = useT()
  return <Badge tone={TONE[state]}>{t(STATE_WORD[state])}</Badge>
}
