import type {
  CalendarDay,
  CheckInCalendar,
} from '@ironsouq/contract/people/check-in/check-in.endpoints'
import { isolatedLtr } from '@ironsouq/i18n/isolate'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { ProgressBar } from '@ironsouq/ui/primitives/display/progress'
import { Form, useNavigation } from 'react-router'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { Page, PageHead } from '#kit/list/page-head.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

export interface CheckInFacts {
  calendar: CheckInCalendar
  answer?: CheckInAnswer | undefined
}

export interface CheckInAnswer extends FormAnswer {
  /** What the check-in brought. */
  points: number
}

const LOOK: Record<CalendarDay['state'], string> = {
  checkedIn: 'border-line bg-sunk',
  today: 'border-ink bg-surface',
  later: 'border-line bg-surface text-ink-muted',
}

const STATE_WORD = {
  checkedIn: 'loyalty.checkedIn',
  today: 'loyalty.today',
  later: 'loyalty.later',
} as const

function Day({ day }: { day: CalendarDay }) {
  const t = useT()
  const format = useFormat()
  const state = t(STATE_WORD[day.state])
  return (
    <li
      aria-current={day.state === 'today' ? 'date' : undefined}
      className={`grid justify-items-center gap-1 rounded-box border px-1 py-2 text-center ${LOOK[day.state]}`}
    >
      <span className="text-micro">{format.dayMonth(day.day)}</span>
      <b className="tabular-nums">{isolatedLtr(`+${format.number(day.points)}`)}</b>
      {day.state === 'checkedIn' ? (
        <span className="text-proven">
          <Icon name="check" size="small" />
          <span className="sr-only">{state}</span>
        </span>
      ) : (
        <span className="text-micro">{state}</span>
      )}
    </li>
  )
}

function Result({ answer }: { answer: CheckInAnswer }) {
  const t = useT()
  const { faults, points } = answer
  return faults ? (
    <Banner tone="refused" isLive>
      {faults.msg}
    </Banner>
  ) : (
    <Banner tone="proven" isLive>
      {t('loyalty.checkInDone', { count: points })}
    </Banner>
  )
}

function Earlier({ earlier }: Pick<CheckInCalendar, 'earlier'>) {
  const t = useT()
  const format = useFormat()
  return (
    <Panel heading={t('loyalty.earlier')}>
      <ul>
        {earlier.map(({ from, until, days, points }) => (
          <li
            key={from}
            className="flex items-baseline justify-between gap-3 border-t border-line py-2 first:border-t-0"
          >
            <span>
              {from === until
                ? format.date(from)
                : t('loyalty.fromTo', { from: format.dayMonth(from), to: format.date(until) })}
              <span className="block text-micro text-ink-muted">
                {t('loyalty.dayOf', { day: days })}
              </span>
            </span>
            <b className="tabular-nums">{isolatedLtr(`+${format.number(points)}`)}</b>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** The seven days, of which only today can be checked in [LO-5]. */
export function CheckInPage({ calendar, answer }: CheckInFacts) {
  const t = useT()
  const isBusy = useNavigation().state !== 'idle'
  const { days, today, isCheckedIn, wasMissed, earlier } = calendar
  const sum = (some: readonly CalendarDay[]) => some.reduce((all, { points }) => all + points, 0)
  const counted = (count: number) => t('loyalty.points', { count })
  const [done, all] = [sum(days.filter(({ state }) => state === 'checkedIn')), sum(days)]
  const progress = t('loyalty.soFar', { points: counted(done), all: counted(all) })
  return (
    <Page>
      <PageHead
        title={t('loyalty.checkIn')}
        lead={t('loyalty.checkInLead', { points: counted(all) })}
      >
        <LocalLink href="/user-center/points" className={buttonLook({ size: 'dense' })}>
          {t('loyalty.title')}
        </LocalLink>
      </PageHead>
      {answer && <Result answer={answer} />}
      {wasMissed && !isCheckedIn && <Banner>{t('loyalty.missed')}</Banner>}
      <Panel heading={t('loyalty.dayOf', { day: today })} note={t('loyalty.dayChanges')}>
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2 sm:grid-cols-7">
          {days.map((day) => (
            <Day key={day.day} day={day} />
          ))}
        </ol>
        <div className="grid items-center gap-4 pt-4 sm:grid-cols-[auto_minmax(0,1fr)]">
          {isCheckedIn ? (
            <p className="flex items-center gap-2 font-semibold">
              <Icon name="check" />
              {t('loyalty.checkInAlready')}
            </p>
          ) : (
            <Form method="post" preventScrollReset>
              <button
                type="submit"
                {...(isBusy && { 'aria-disabled': true, 'data-pending': '' })}
                className={buttonLook({ tone: 'ink', size: 'tall' })}
              >
                {t('loyalty.checkInDo', { count: days[today - 1]?.points ?? 0 })}
              </button>
            </Form>
          )}
          <div className="grid gap-1">
            <ProgressBar
              label={t('loyalty.checkIn')}
              value={all === 0 ? 0 : Math.round((done / all) * 100)}
              text={progress}
            />
            <p className="text-micro text-ink-muted">{progress}</p>
          </div>
        </div>
      </Panel>
      <Panel heading={t('loyalty.rules')}>
        <p className="text-ink-2">{t('loyalty.onlyToday')}</p>
      </Panel>
      {earlier.length > 0 && <Earlier earlier={earlier} />}
    </Page>
  )
}
