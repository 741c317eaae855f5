import type { Money } from '@ironsouq/contract/money/money/money'
import { useFormat } from '../language/use-format.ts'

export interface Sum {
  text: string
  amount: Money
}

function Row({ text, amount }: Sum) {
  const format = useFormat()
  return (
    <div className="flex justify-between gap-3 border-b border-line py-1.5">
      <dt className="text-ink-2">{text}</dt>
      <dd className="font-medium whitespace-nowrap">
        <bdi>{format.ledgerMoney(amount)}</bdi>
      </dd>
    </div>
  )
}

interface SumListProps {
  sums: readonly Sum[]
  total: Sum
  /** What happened to the total afterwards. */
  after?: Sum | false
}

/** Amounts one under the other, and what they come to. */
export function SumList({ sums, total, after = false }: SumListProps) {
  const format = useFormat()
  return (
    <dl className="grid text-small tabular-nums">
      {sums.map((sum, at) => (
        // Two discounts can have the same name.
        <Row key={at} {...sum} />
      ))}
      <div className="flex justify-between gap-3 border-t-2 border-ink py-2 text-body font-bold">
        <dt>{total.text}</dt>
        <dd className="whitespace-nowrap">
          <bdi>{format.ledgerMoney(total.amount)}</bdi>
        </dd>
      </div>
      {after && <Row {...after} />}
    </dl>
  )
}
