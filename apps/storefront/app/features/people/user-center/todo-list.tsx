import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import type { PendingTask } from './pending-tasks.ts'

/** The pending tasks, each with its link. */
export function TodoList({ tasks }: { tasks: readonly PendingTask[] }) {
  const t = useT()
  const format = useFormat()
  return (
    <ol className="border-t-2 border-ink">
      {tasks.map(({ title, count = 0, note, action, href }, i) => (
        <li
          key={title}
          className="flex min-h-16 items-center gap-x-3 gap-y-2 border-b border-line py-2 max-sm:flex-wrap"
        >
          <span
            aria-hidden="true"
            className="grid size-7 shrink-0 place-items-center rounded-full border-[1.5px] border-ink text-micro font-bold tabular-nums"
          >
            {format.number(i + 1)}
          </span>
          <div className="min-w-0 grow max-sm:basis-[70%]">
            <p className="font-bold">{t(title, { count })}</p>
            <p className="text-micro text-ink-muted">{t(note)}</p>
          </div>
          <LocalLink
            href={href}
            aria-label={`${t(action)}: ${t(title, { count })}`}
            className={`${buttonLook({ size: 'dense' })} min-w-32 max-sm:ms-10 max-sm:flex-1`}
          >
            {t(action)}
          </LocalLink>
        </li>
      ))}
    </ol>
  )
}
