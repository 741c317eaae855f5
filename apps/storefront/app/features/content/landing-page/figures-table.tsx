import type { Money } from '@ironsouq/contract/money/money/money'
import { Price } from '@ironsouq/ui/primitives/display/price'
import type { ReactNode } from 'react'
import { useShownPrice } from '#features/money/currency/parts/use-shown-price.ts'

interface FiguresTableProps {
  /** The first is the row header; the others are right-aligned numbers. */
  columns: readonly string[]
  rows: readonly { key: string; name: ReactNode; cells: readonly ReactNode[] }[]
}

/** A table of numbers. */
export function FiguresTable({ columns: [first, ...others], rows }: FiguresTableProps) {
  return (
    <table className="w-full border-t border-line">
      <thead>
        <tr className="border-b border-line text-micro text-ink-muted">
          <th scope="col" className="py-2 pe-3 text-start font-normal">
            {first}
          </th>
          {others.map((column) => (
            <th key={column} scope="col" className="py-2 ps-3 text-end font-normal">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key} className="border-b border-line">
            <th scope="row" className="py-2.5 pe-3 text-start font-semibold">
              {name}
            </th>
            {cells.map((cell, i) => (
              <td key={others[i]} className="py-2.5 ps-3 text-end tabular-nums">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A price in a cell: in the chosen currency, and below in the listing's own. */
export function CellPrice({ price }: { price: Money }) {
  const { second, ...shown } = useShownPrice()(price)
  return (
    <span className="inline-grid justify-items-end">
      <Price {...shown} size="flat" />
      {second !== undefined && (
        <bdi className="text-micro whitespace-nowrap text-ink-muted">{second}</bdi>
      )}
    </span>
  )
}
