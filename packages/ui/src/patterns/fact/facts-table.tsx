import type { ReactNode } from 'react'

export interface Fact {
  label: string
  value: ReactNode
}

interface FactsTableProps {
  facts: readonly Fact[]
  /** Two columns on a desktop, in column order. */
  columns?: 1 | 2
}

/** Labels and values in bordered rows. */
export function FactsTable({ facts, columns = 1 }: FactsTableProps) {
  return (
    <dl className={columns === 2 ? 'gap-x-10 lg:columns-2 print:columns-2' : ''}>
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="grid break-inside-avoid grid-cols-[minmax(min-content,5fr)_minmax(0,6fr)] gap-3 border-b border-line py-2"
        >
          <dt className="text-ink-muted">{label}</dt>
          <dd className="font-medium break-words tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
