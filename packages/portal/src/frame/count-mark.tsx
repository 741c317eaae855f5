import { CountText } from './count-text.tsx'

/** A number at the corner of a button, whose label says it too; nothing for 0. */
export function CountMark({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute -end-1 top-0 rounded-full bg-ink px-1.5 text-micro font-semibold text-paper tabular-nums"
    >
      <CountText count={count} />
    </span>
  )
}
