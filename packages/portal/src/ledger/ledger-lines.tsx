import type { LedgerLine } from '@ironsouq/contract/money/ledger/ledger.schema'
import type { ComponentType } from 'react'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'

interface LedgerLinesProps<Line extends LedgerLine> {
  lines: readonly Line[]
  /** Whose account it is, and for which order. */
  note?: ComponentType<{ line: Line }>
}

/** The lines of one journal: an account and what it got or gave. */
export function LedgerLines<Line extends LedgerLine>({
  lines,
  note: Note,
}: LedgerLinesProps<Line>) {
  const t = useT()
  const format = useFormat()
  return (
    <table className="w-full text-small tabular-nums">
      <thead>
        <tr className="border-b border-line-strong text-micro text-ink-muted">
          <th scope="col" className="py-1.5 pe-4 text-start font-medium">
            {t('portalLedger.account')}
          </th>
          <th scope="col" className="py-1.5 text-end font-medium">
            {t('portalLedger.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.line} className="border-b border-line align-top last:border-0">
            <th scope="row" className="py-2 pe-4 text-start font-medium">
              {t(`portalLedger.${line.kind}`)}
              {Note && <Note line={line} />}
            </th>
            <td className="py-2 text-end whitespace-nowrap">
              <bdi>{format.ledgerMoney(line.amount)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
