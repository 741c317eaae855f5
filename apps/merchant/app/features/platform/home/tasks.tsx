import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { tasksOf } from './tasks-of.ts'

interface TasksProps {
  tasks: ReturnType<typeof tasksOf>
  /** When the screen was read: what was due before is late. */
  at: string
  /** Instead of the note that nothing waits. */
  empty: ReactNode
}

/** By when the first of a task has to be done. */
function Due({ dueAt, at }: { dueAt: string; at: string }) {
  const t = useT()
  const format = useFormat()
  const time = format.dateTime(dueAt)
  return dueAt < at ? (
    <Badge tone="refused" icon="warn" isWrapped>
      {t('merchant.taskLate', { time })}
    </Badge>
  ) : (
    <Badge icon="clock" isWrapped>
      {t('merchant.taskBy', { time })}
    </Badge>
  )
}

/** What waits for the seller, in the order in which it is best done, each with the button that begins it. */
export function Tasks({ tasks, at, empty }: TasksProps) {
  const t = useT()
  const format = useFormat()
  if (tasks.length === 0)
    return (
      empty || <EmptyState title={t('merchant.nothingTodo')} body={t('merchant.nothingTodoBody')} />
    )
  return (
    <Panel heading={t('merchant.todo')}>
      <ol className="grid divide-y divide-line">
        {tasks.map(({ text, action, count, to, names, dueAt }, i) => (
          <li key={to} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
            <span
              aria-hidden="true"
              className="grid size-6 shrink-0 place-items-center rounded-full bg-ink text-micro font-semibold text-paper tabular-nums"
            >
              {format.number(i + 1)}
            </span>
            <span className="grid min-w-40 flex-1 gap-0.5">
              <span className="flex flex-wrap items-baseline gap-x-2">
                <span className="font-semibold">{t(text)}</span>
                <b className="tabular-nums">{format.number(count)}</b>
              </span>
              {names.length > 0 && (
                <span className="truncate text-micro text-ink-muted tabular-nums">
                  <bdi>{names.join(' · ')}</bdi>
                </span>
              )}
            </span>
            {dueAt !== undefined && <Due dueAt={dueAt} at={at} />}
            <Link
              to={to}
              className={`${buttonLook({ tone: i === 0 ? 'ink' : 'line', size: 'portal' })} shrink-0 whitespace-nowrap`}
            >
              {t(action)}
              <span className="sr-only">{`: ${t(text)}`}</span>
            </Link>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
