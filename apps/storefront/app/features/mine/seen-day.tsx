import type { Formatter } from '@ironsouq/i18n/format'
import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { Icon } from '@ironsouq/ui/primitives/icon'
import { useId } from 'react'
import { useFetcher } from 'react-router'
import { useT } from '#shell/use-t.ts'
import type { Attempt } from './attempt.server.ts'
import type { MineParts } from './mine-parts.ts'
import { SeenCard } from './seen-card.tsx'
import type { SeenDay as Day } from './seen-days.ts'
import { useFailure } from './use-failure.ts'

const NAMED = { today: 'mine.today', yesterday: 'mine.yesterday' } as const

interface SeenDayProps {
  of: Day
  parts: MineParts
  format: Formatter
  action: string
}

export function SeenDay({ of: { day, when, seen, isWhole }, parts, format, action }: SeenDayProps) {
  const t = useT()
  const id = useId()
  const fetcher = useFetcher<Attempt>()
  useFailure(fetcher.data)
  if (fetcher.formData) return null
  const name = when === 'before' ? format.weekday(day) : t(NAMED[when])
  const date = when === 'before' ? format.dayMonth(day) : format.longDay(day)
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <header className="flex flex-wrap items-center gap-x-3 border-t-2 border-ink py-1">
        <h2 id={id} className="text-lead font-bold tracking-tight">
          {name}
        </h2>
        <time dateTime={day} className="text-ink-muted">
          {date}
        </time>
        <span className="ms-auto text-micro text-ink-muted">
          {isWhole && t('device.resultCount', { count: seen.length })}
        </span>
        <fetcher.Form method="post" action={action}>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="day" value={day} />
          <button
            type="submit"
            aria-label={t('mine.deleteDay', { day: `${name} ${date}` })}
            className={`${buttonLook({ tone: 'quiet', size: 'dense', isSquare: true })} cursor-pointer`}
          >
            <Icon name="trash" size="small" />
          </button>
        </fetcher.Form>
      </header>
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-5 lg:gap-x-4 lg:gap-y-5">
        {seen.map((each) => (
          <SeenCard
            key={each.device.deviceId}
            seen={each}
            parts={parts}
            format={format}
            action={action}
          />
        ))}
      </ul>
    </section>
  )
}
