import type { Seen } from '@ironsouq/contract/people/history/history.endpoints'
import type { Formatter } from '@ironsouq/i18n/format'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useId } from 'react'
import { useFetcher } from 'react-router'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { useFailure } from '#kit/form/use-failure.ts'
import { useT } from '#kit/text/use-t.ts'
import { nameOfDay } from './name-of-day.ts'
import { ViewedCard } from './viewed-card.tsx'
import type { ViewedDay as Day } from './viewed-days.ts'

interface ViewedDayProps {
  of: Day<Seen>
  format: Formatter
  action: string
}

export function ViewedDay({ of: { day, when, seen, isWhole }, format, action }: ViewedDayProps) {
  const t = useT()
  const id = useId()
  const fetcher = useFetcher<FormAnswer>()
  useFailure(fetcher.data)
  if (fetcher.formData) return null
  const { name, date } = nameOfDay(t, format, { day, when })
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
            aria-label={t('userCenter.deleteDay', { day: `${name} ${date}` })}
            className={`${buttonLook({ tone: 'quiet', size: 'dense', isSquare: true })} cursor-pointer`}
          >
            <Icon name="trash" size="small" />
          </button>
        </fetcher.Form>
      </header>
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-5 lg:gap-x-4 lg:gap-y-5">
        {seen.map((each) => (
          <ViewedCard key={each.device.deviceId} seen={each} format={format} action={action} />
        ))}
      </ul>
    </section>
  )
}
