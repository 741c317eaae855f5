import type { Fact } from './facts-table.tsx'

interface PlateProps {
  facts: readonly Fact[]
  /** Shows the labels on a phone too. */
  isAlone?: boolean
}

/**
 * A machine's main facts in cells, label over value; on a phone only the values. Below 360 px the last
 * fact has a line of its own.
 */
export function Plate({ facts, isAlone = false }: PlateProps) {
  const label = isAlone ? '' : 'sr-only sm:not-sr-only'
  return (
    <dl className="flex min-w-0 divide-x divide-line border-y border-line max-xs:flex-wrap">
      {facts.map((fact) => (
        <div
          key={fact.label}
          className="min-w-0 shrink-0 px-1.5 py-1 first:ps-0 last:shrink last:grow last:pe-0 max-xs:last:basis-full max-xs:last:pt-0 max-xs:last:ps-0 sm:py-1.5"
        >
          <dt className={`text-micro text-ink-muted ${label}`}>{fact.label}</dt>
          <dd className="truncate font-semibold tabular-nums">{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
