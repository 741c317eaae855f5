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
  return (
    <dl className={isAlone ? 'plate' : 'plate plate-in-card'}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
