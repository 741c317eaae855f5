import { searchOf } from '@ironsouq/contract/view-state'
import { Link } from 'react-router'
import { useFormat } from '../language/use-format.ts'
import { useView, withFilter } from './use-view.ts'

const TAB =
  'inline-flex min-h-11 items-center gap-2 border-b-2 border-transparent font-medium whitespace-nowrap text-ink-2 hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-ink aria-[current]:font-bold aria-[current]:text-ink'

interface StateTabsProps<State extends string> {
  label: string
  /** The tab of all states. */
  all: string
  states: readonly { id: State; text: string; count?: number }[]
}

/** The states of records as tabs over their list; what was searched for stays. */
export function StateTabs<State extends string>({ label, all, states }: StateTabsProps<State>) {
  const format = useFormat()
  const { state } = useView()
  const chosen = state.filters['state']?.[0]
  const pathOf = (id?: State) =>
    `?${searchOf({ ...state, filters: withFilter(state, { state: id ? [id] : [] }) })}`
  return (
    <nav aria-label={label} className="flex gap-5 overflow-x-auto border-b border-line">
      <Link to={pathOf()} aria-current={chosen === undefined ? 'page' : undefined} className={TAB}>
        {all}
      </Link>
      {states.map(({ id, text, count }) => (
        <Link
          key={id}
          to={pathOf(id)}
          aria-current={chosen === id ? 'page' : undefined}
          className={TAB}
        >
          {text}
          {count !== undefined && <span className="tabular-nums">{format.number(count)}</span>}
        </Link>
      ))}
    </nav>
  )
}
