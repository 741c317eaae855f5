import type { ReactNode } from 'react'

interface BarListProps {
  bars: readonly {
    /** Also the anchor for links on the page. */
    key: string
    /** Shown before the name. */
    mark?: ReactNode
    name: string
    /** In percent of the whole. */
    length: number
    /** The same as formatted text. */
    value: string
  }[]
}

/** Percentages of one whole as horizontal bars, in reading direction. */
export function BarList({ bars }: BarListProps) {
  return (
    <dl>
      {bars.map(({ key, mark, name, length, value }) => (
        <div
          key={key}
          id={key}
          className="grid min-h-7 scroll-mt-20 target:bg-sunk grid-cols-[minmax(136px,1fr)_minmax(0,2fr)_auto] items-center gap-2"
        >
          <dt className="flex min-w-0 items-center gap-2 wrap-break-word hyphens-auto">
            {mark}
            {name}
          </dt>
          <dd className="contents">
            <svg
              aria-hidden="true"
              className="h-2.5 w-full overflow-hidden rounded-tight bg-sunk inset-ring inset-ring-line rtl:-scale-x-100"
            >
              <rect width={`${length}%`} height="100%" className="fill-ink" />
            </svg>
            <b className="min-w-11 text-end font-semibold tabular-nums">
              <bdi>{value}</bdi>
            </b>
          </dd>
        </div>
      ))}
    </dl>
  )
}
