const SIZE = {
  flat: { figure: 'text-[length:inherit]', currency: 'text-micro' },
  row: { figure: 'text-body', currency: 'text-micro' },
  card: { figure: 'text-lead', currency: 'text-micro' },
  box: { figure: 'text-title lg:text-head', currency: 'text-body lg:text-lead' },
  live: { figure: 'text-head lg:text-figure', currency: 'text-lead lg:text-title' },
}

interface PriceProps {
  /** Already translated: this package knows no locale. */
  currency: string
  figure: string
  /** The position of the currency, in reading order. */
  order: 'before' | 'after'
  size?: keyof typeof SIZE
}

/** The amount with a small currency. `<bdi>` keeps the two in order. */
export function Price({ currency, figure, order, size = 'card' }: PriceProps) {
  const look = SIZE[size]
  const small = <small className={look.currency}>{currency}</small>
  return (
    <bdi className={`price ${look.figure}`}>
      {order === 'before' && small}
      <span>{figure}</span>
      {order === 'after' && small}
    </bdi>
  )
}
