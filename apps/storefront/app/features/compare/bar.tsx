/** A share of a whole, drawn; the figure beside it says the same. Grows in the direction of reading. */
export function Bar({ percent }: { percent: number }) {
  return (
    <svg
      aria-hidden="true"
      className="block h-2 w-full overflow-hidden rounded-tight bg-sunk fill-ink rtl:-scale-x-100"
    >
      <rect width={`${Math.min(100, Math.max(0, percent))}%`} height="100%" />
    </svg>
  )
}

/** A bar with its figure. */
export function BarWith({ percent, figure }: { percent: number; figure: string }) {
  return (
    <span className="inline-grid grid-cols-[minmax(56px,112px)_auto] items-center gap-2">
      <Bar percent={percent} />
      <b className="font-bold">
        <bdi>{figure}</bdi>
      </b>
    </span>
  )
}
