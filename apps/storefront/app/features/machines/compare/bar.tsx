/** A percentage as a bar, in reading direction. Decorative: the number beside it has the same value. */
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

/** A bar with its number. */
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
