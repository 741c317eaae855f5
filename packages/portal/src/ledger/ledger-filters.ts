import type { JournalKind } from '@ironsouq/contract/ledger-kinds'
import { useT } from '../language/use-t.ts'
import type { Filter } from '../table/filter.ts'

/** What narrows a list of what happened in the ledger. */
export function useLedgerFilters(kinds: readonly JournalKind[]): Filter[] {
  const t = useT()
  return [
    {
      kind: 'choice',
      name: 'kind',
      text: t('portalLedger.kind'),
      isSingle: true,
      options: kinds.map((id) => ({ id, text: t(`portalLedger.${id}`) })),
    },
    { kind: 'range', from: 'from', to: 'until', text: t('portalLedger.period'), type: 'date' },
  ]
}
