import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { Link } from 'react-router'

const LINE =
  'flex min-h-11 items-center gap-3 rounded-tight py-1.5 hover:bg-sunk focus-visible:-outline-offset-3'

interface CountedLinesProps {
  lines: readonly { to: string; text: string; count: number }[]
}

/** How many there are of each kind; each line opens the list of these. */
export function CountedLines({ lines }: CountedLinesProps) {
  const format = useFormat()
  return (
    <ul className="grid divide-y divide-line">
      {lines.map(({ to, text, count }) => (
        <li key={to}>
          <Link to={to} className={LINE}>
            <span className="min-w-0 flex-1">{text}</span>
            <b className="tabular-nums">{format.number(count)}</b>
          </Link>
        </li>
      ))}
    </ul>
  )
}
