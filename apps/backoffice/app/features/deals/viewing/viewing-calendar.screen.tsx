import { laterDay } from '@ironsouq/contract/content/branch/branch-opening'
import { VIEWING_CALENDAR_DAYS } from '@ironsouq/contract/deals/viewing/viewing.limits'
import {
  type StaffViewing,
  viewingStaffEndpoints,
} from '@ironsouq/contract/deals/viewing/viewing.staff.endpoints'
import { localTime } from '@ironsouq/contract/machines/yard/opening-hours'
import { TIME_ZONE } from '@ironsouq/i18n/format'
import { api } from '@ironsouq/portal/api/api.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenAction } from '@ironsouq/portal/screen/screen-action'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Link } from 'react-router'
import type { Route } from './+types/viewing-calendar.screen.ts'
import { ViewingActs } from './viewing-acts.tsx'
import { daysOf, weekOf } from './viewing-days.ts'
import { ViewingBadge } from './viewing-state.tsx'

const { calendar } = viewingStaffEndpoints

const DAY = /^\d{4}-\d{2}-\d{2}$/

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const today = localTime(new Date(), TIME_ZONE).day
  const asked = url.searchParams.get('day') ?? ''
  const day = DAY.test(asked) ? asked : today
  const from = weekOf(day)
  return { today, day, from, viewings: await api(calendar, { query: { from } }) }
}

const pathOf = (day: string) => `/viewings/calendar?${new URLSearchParams({ day })}`

function Appointment({ viewing }: { viewing: StaffViewing }) {
  const format = useFormat()
  const { startsAt, title, stockNo, name, mobile, mail, yard, state } = viewing
  return (
    <li className="grid min-w-0 gap-1 border-t border-line py-2 text-small">
      <span className="flex flex-wrap items-center justify-between gap-1">
        <b className="tabular-nums">
          <bdi dir="ltr">{format.time(startsAt)}</bdi>
        </b>
        {state !== 'booked' && <ViewingBadge state={state} />}
      </span>
      <bdi className="font-semibold wrap-anywhere">{name}</bdi>
      <span className="wrap-anywhere">
        <bdi>{title}</bdi>{' '}
        <bdi dir="ltr" className="text-ink-muted">
          {stockNo}
        </bdi>
      </span>
      <span className="text-micro text-ink-muted wrap-anywhere">
        <bdi>{yard.name}</bdi> · <bdi dir="ltr">{mobile ?? mail}</bdi>
      </span>
      <ViewingActs viewing={viewing} />
    </li>
  )
}

/** The viewings of a week beside each other at a desk, and of one day on a phone [BO-2]. */
export default function ViewingCalendarScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const format = useFormat()
  const { today, day, from, viewings } = loaderData
  const steps = [
    { text: t('backofficeViewing.before'), weeks: -VIEWING_CALENDAR_DAYS, days: -1 },
    { text: t('backofficeViewing.after'), weeks: VIEWING_CALENDAR_DAYS, days: 1 },
  ]
  const look = buttonLook({ tone: 'line', size: 'portal' })
  return (
    <ScreenPage
      title={t('backofficeViewing.calendar')}
      back={{ to: '/viewings', text: t('backofficeViewing.title') }}
      actions={<ScreenAction icon="list" text={t('backofficeViewing.list')} to="/viewings" />}
    >
      <ScreenBody>
        <nav aria-label={t('backofficeViewing.calendar')} className="flex flex-wrap gap-2">
          {steps.map(({ text, weeks, days }) => (
            <span key={text} className="contents">
              <Link to={pathOf(laterDay(day, days))} className={`${look} lg:hidden`}>
                {text}
              </Link>
              <Link to={pathOf(laterDay(day, weeks))} className={`${look} max-lg:hidden`}>
                {text}
              </Link>
            </span>
          ))}
          <Link to={pathOf(today)} className={look}>
            {t('portal.today')}
          </Link>
        </nav>
        <ol className="grid grid-cols-[minmax(0,1fr)] rounded-box border border-line bg-surface lg:grid-cols-[repeat(7,minmax(0,1fr))] lg:divide-x lg:divide-line rtl:lg:divide-x-reverse">
          {daysOf(from).map((each) => {
            const own = viewings.filter((viewing) => viewing.day === each)
            return (
              <li
                key={each}
                aria-current={each === today ? 'date' : undefined}
                className={`min-w-0 p-3 ${each === day ? '' : 'max-lg:hidden'} ${each === today ? 'bg-raised' : ''}`}
              >
                <h2 className={`pb-2 ${each === today ? 'font-bold' : 'font-medium'}`}>
                  {format.longDay(each)}
                </h2>
                {own.length === 0 ? (
                  <p className="text-micro text-ink-muted">{t('backofficeViewing.noneOnDay')}</p>
                ) : (
                  <ol>
                    {own.map((viewing) => (
                      <Appointment key={viewing.viewingId} viewing={viewing} />
                    ))}
                  </ol>
                )}
              </li>
            )
          })}
        </ol>
      </ScreenBody>
    </ScreenPage>
  )
}
