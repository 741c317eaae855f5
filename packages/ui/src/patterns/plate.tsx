import type { Fact } from './facts-table.tsx'

/** A machine's first facts in stamped cells, label over value; on a phone the values alone. */
export function Plate({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="flex min-w-0 divide-x divide-line border-y border-line">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="min-w-0 shrink-0 px-1.5 py-1 first:ps-0 last:shrink last:grow last:pe-0 sm:py-1.5"
        >
          <dt className="sr-only text-micro text-ink-muted sm:not-sr-only">{label}</dt>
          <dd className="truncate font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
