import type { QuoteRequestState, QuoteState } from '@ironsouq/contract/deals/quote/quote.lifecycle'
import { capital } from '@ironsouq/i18n/capital'
import { Badge, type BadgeTone } from '@ironsouq/ui/primitives/display/badge'
import { useT } from '../language/use-t.ts'

const QUOTE_TONE: Record<QuoteState, BadgeTone> = {
  open: 'info',
  countered: 'wait',
  final: 'info',
  accepted: 'proven',
  declined: 'plain',
  withdrawn: 'plain',
  replaced: 'plain',
  expired: 'plain',
  released: 'plain',
  sold: 'line',
}

const REQUEST_TONE: Record<QuoteRequestState, BadgeTone> = {
  waiting: 'plain',
  open: 'wait',
  quoted: 'info',
  declined: 'plain',
  lapsed: 'refused',
  closed: 'plain',
}

export function QuoteBadge({ state }: { state: QuoteState }) {
  return <Badge tone={QUOTE_TONE[state]}>{useT()(`quote.state${capital(state)}`)}</Badge>
}

export function RequestBadge({ state }: { state: QuoteRequestState }) {
  return <Badge tone={REQUEST_TONE[state]}>{useT()(`quote.request${capital(state)}`)}</Badge>
}
