import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LINE } from './counted-lines.tsx'
import type { tasksOf } from './tasks-of.ts'

interface TasksProps {
  tasks: ReturnType<typeof tasksOf>
  /** Instead of the note that nothing waits. */
  empty: ReactNode
}

/** What waits for the dealer, in the order in which it is best done. */
export function Tasks({ tasks, empty }: TasksProps) {
  const t = useT()
  const format = useFormat()
  if (tasks.length === 0)
    return (
      empty || <EmptyState title={t('merchant.nothingTodo')} body={t('merchant.nothingTodoBody')} />
    )
  return (
    <Panel heading={t('merchant.todo')}>
      <ol className="grid divide-y divide-line">
        {tasks.map(({ text, count, to }, i) => (
          <li key={to}>
            <Link to={to} className={LINE}>
              <span
                aria-hidden="true"
                className="grid size-6 shrink-0 place-items-center rounded-full bg-ink text-micro font-semibold text-paper tabular-nums"
              >
                {format.number(i + 1)}
              </span>
              <span className="min-w-0 flex-1">{t(text)}</span>
              <b className="text-lead font-bold tabular-nums">{format.number(count)}</b>
              <span className="text-ink-muted">
                <Icon name="next" size="small" />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
