import type { DeskCounts } from '@ironsouq/contract/device-desk/device-desk.schema'
import { deviceLifecycle } from '@ironsouq/contract/device/device.lifecycle'
import { quoteMerchantEndpoints } from '@ironsouq/contract/quote/quote-merchant.endpoints'
import { ownSellerAccountEndpoints } from '@ironsouq/contract/seller-account/own-seller-account.endpoints'
import { sellerDeskEndpoints } from '@ironsouq/contract/seller-desk/seller-desk.endpoints'
import { todayMerchantEndpoints } from '@ironsouq/contract/today/today-merchant.endpoints'
import { capital } from '@ironsouq/i18n/capital'
import { api } from '@ironsouq/portal/api/api.ts'
import { STATE_WORDS } from '@ironsouq/portal/device/device-words.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenAction } from '@ironsouq/portal/screen/screen-action'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { Link } from 'react-router'
import { NoMachines } from '#features/device/parts/no-machines.tsx'
import { InquiryRow } from '#features/inquiry/parts/inquiry-row.tsx'
import type { Route } from './+types/home.screen.ts'

export async function clientLoader() {
  const [{ firm, permissions }, counted, { chats }] = await Promise.all([
    api(ownSellerAccountEndpoints.me),
    api(sellerDeskEndpoints.counts),
    api(todayMerchantEndpoints.waiting),
  ])
  const query = inquiries.query.parse({ size: FIRST_INQUIRIES })
  const waiting = permissions.includes('inquiry.read') ? await api(inquiries, { query }) : null
  return { firm, counted, waiting, chats }
}

type Waiting = Route.ComponentProps['loaderData']['waiting']

const { inquiries } = quoteMerchantEndpoints
const FIRST_INQUIRIES = 4
/** Longer times are shown in hours. */
const MINUTES_SHOWN = 120

const LINE =
  'flex min-h-11 items-center gap-3 rounded-tight py-1.5 hover:bg-sunk focus-visible:-outline-offset-3'

interface Counted {
  counted: DeskCounts
  waiting: Waiting
  /** Buyers who wait in chats. */
  chats: number
}

/** What waits for the dealer, the most urgent first; each line opens the list of exactly these. */
const tasksOf = ({ counted: { states, issues }, waiting, chats }: Counted) =>
  (
    [
      { text: 'portalChat.todo', count: chats, to: '/chat' },
      {
        text: 'merchantInquiry.todoInquiries',
        count: waiting?.counts.waiting ?? 0,
        to: '/inquiries?group=waiting',
      },
      {
        text: 'merchantInquiry.todoUnread',
        count: waiting?.counts.unread ?? 0,
        to: '/inquiries?group=answered',
      },
      {
        text: 'merchant.todoRejected',
        count: states.rejected ?? 0,
        to: '/machines?state=rejected',
      },
      { text: 'merchant.todoDraft', count: states.draft ?? 0, to: '/machines?state=draft' },
      {
        text: 'merchant.todoNoPlatePhoto',
        count: issues.noPlatePhoto ?? 0,
        to: '/machines?issue=noPlatePhoto',
      },
    ] as const
  ).filter(({ count }) => count > 0)

interface TasksProps extends Counted {
  mayAdd: boolean
}

function Tasks({ mayAdd, ...waits }: TasksProps) {
  const t = useT()
  const format = useFormat()
  const tasks = tasksOf(waits)
  if (waits.counted.total === 0 && tasks.length === 0) return <NoMachines mayAdd={mayAdd} />
  if (tasks.length === 0)
    return <EmptyState title={t('merchant.nothingTodo')} body={t('merchant.nothingTodoBody')} />
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

/** How fast the dealer replies: the figure that buyers see. */
function ReplyTime({ minutes }: { minutes: number | null }) {
  const t = useT()
  return (
    <Panel heading={t('merchantInquiry.replyTime')}>
      <p className="text-head font-extrabold tabular-nums">
        {minutes === null
          ? '–'
          : minutes < MINUTES_SHOWN
            ? t('device.replyMinutes', { count: minutes })
            : t('device.replyHours', { count: Math.round(minutes / 60) })}
      </p>
      <p className="text-ink-2">
        {t(minutes === null ? 'merchantInquiry.replyTimeNone' : 'merchantInquiry.replyTimeBody')}
      </p>
    </Panel>
  )
}

/** The inquiries whose time ends first. */
function FirstInquiries({ waiting }: { waiting: NonNullable<Waiting> }) {
  const t = useT()
  if (waiting.records.length === 0) return null
  return (
    <Panel
      heading={t('merchantInquiry.waitingNow')}
      note={
        <Link to="/inquiries" className="underline underline-offset-3">
          {t('merchantInquiry.all')}
        </Link>
      }
    >
      <ul className="-mx-4 grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
        {waiting.records.map((inquiry) => (
          <InquiryRow key={inquiry.inquiryId} inquiry={inquiry} />
        ))}
      </ul>
    </Panel>
  )
}

function Stock({ counted: { states, total } }: { counted: DeskCounts }) {
  const t = useT()
  const format = useFormat()
  const lines = [
    { id: 'all', to: '/machines', text: t('merchant.allMachines'), count: total },
    ...deviceLifecycle.states.map((state) => ({
      id: state,
      to: `/machines?state=${state}`,
      text: t(STATE_WORDS[state].name),
      count: states[state] ?? 0,
    })),
  ]
  return (
    <Panel heading={t('merchant.stock')}>
      <ul className="grid divide-y divide-line">
        {lines.map(({ id, to, text, count }) => (
          <li key={id}>
            <Link to={to} className={LINE}>
              <span className="min-w-0 flex-1">{text}</span>
              <b className="tabular-nums">{format.number(count)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const mayAdd = useMay('device.edit')
  const { firm, counted, waiting, chats } = loaderData
  return (
    <ScreenPage
      title={t('portal.today')}
      actions={
        mayAdd && (
          <ScreenAction tone="ink" icon="plus" text={t('portalDevice.add')} to="/machines/new" />
        )
      }
    >
      <ScreenBody>
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <p className="text-title font-bold">
            <bdi>{firm.name}</bdi>
          </p>
          <p className="text-ink-muted">{t(`merchant.standing${capital(firm.standing)}`)}</p>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Tasks counted={counted} waiting={waiting} chats={chats} mayAdd={mayAdd} />
            {waiting && <FirstInquiries waiting={waiting} />}
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {waiting && <ReplyTime minutes={waiting.replyMinutes} />}
            <Stock counted={counted} />
          </div>
        </div>
      </ScreenBody>
    </ScreenPage>
  )
}
