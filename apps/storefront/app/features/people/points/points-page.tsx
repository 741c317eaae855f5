import type { DataOf } from '@ironsouq/contract/endpoint'
import { POINTS_STEP } from '@ironsouq/contract/mall/order/order.limits'
import { MALL_CURRENCY } from '@ironsouq/contract/mall/sales-figure/sales-figure.enums'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type {
  pointsEndpoints,
  PointsRecord,
} from '@ironsouq/contract/people/points/points.endpoints'
import { POINTS_DIRECTIONS, type PointsSource } from '@ironsouq/contract/people/points/points.enums'
import { isolatedLtr } from '@ironsouq/i18n/isolate'
import type { Key } from '@ironsouq/i18n/messages'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import type { ReactNode } from 'react'
import { TabLinks } from '#kit/form/tab-links.tsx'
import { Busy } from '#kit/list/busy.tsx'
import { Page, PageHead } from '#kit/list/page-head.tsx'
import { pathFor } from '#kit/list/page-query.ts'
import { Pager } from '#kit/list/pager.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

const SOURCE_WORD: Record<PointsSource, Key> = {
  purchase: 'loyalty.purchase',
  purchaseTakenBack: 'loyalty.purchaseTakenBack',
  levelUp: 'loyalty.levelUp',
  checkIn: 'loyalty.checkedInSource',
  redeemed: 'loyalty.redeemed',
  returned: 'loyalty.returned',
  expired: 'loyalty.expired',
  topUp: 'loyalty.topUp',
  system: 'loyalty.system',
  registration: 'loyalty.registration',
  givenUp: 'loyalty.givenUp',
}

type Direction = (typeof POINTS_DIRECTIONS)[number]

export interface PointsFacts {
  overview: DataOf<typeof pointsEndpoints.overview>
  page: DataOf<typeof pointsEndpoints.records>
  direction: Direction | undefined
  current: number
  size: number
  last: number
}

export const pointsPath = (query: { direction: Direction | undefined; current: number }) =>
  pathFor('/user-center/points', query, { direction: undefined, current: 1 })

const MINUTE_MS = 60_000
/** Points expire at midnight: the day before is the last on which they can be used. */
const lastMoment = (at: string) => new Date(Date.parse(at) - MINUTE_MS)

/** What so many points are worth: one point is a hundredth. */
const worth = (points: number) => fromMinor(BigInt(points), MALL_CURRENCY)

function Figure({ label, value, note }: { label: string; value: number; note: ReactNode }) {
  const format = useFormat()
  return (
    <div className="rounded-box border border-line bg-surface p-4">
      <dt className="text-micro text-ink-muted">{label}</dt>
      <dd>
        <bdi className="text-title font-bold tabular-nums">{format.number(value)}</bdi>
        <span className="block text-micro text-ink-muted">{note}</span>
      </dd>
    </div>
  )
}

function Figures({ available, held, locked, nextAvailable, nextExpiry }: PointsFacts['overview']) {
  const t = useT()
  const format = useFormat()
  const counted = (count: number) => t('loyalty.points', { count })
  return (
    <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      <Figure
        label={t('loyalty.available')}
        value={available}
        note={t('loyalty.worth', { amount: format.money(worth(available)) })}
      />
      {held > 0 && <Figure label={t('loyalty.held')} value={held} note={t('loyalty.heldNote')} />}
      {nextAvailable && (
        <Figure
          label={t('loyalty.locked')}
          value={locked}
          note={t('loyalty.lockedNote', {
            points: counted(nextAvailable.points),
            date: format.date(nextAvailable.at),
          })}
        />
      )}
      {nextExpiry && (
        <Figure
          label={t('loyalty.expiring')}
          value={nextExpiry.points}
          note={t('loyalty.expiringNote', { date: format.date(lastMoment(nextExpiry.at)) })}
        />
      )}
    </dl>
  )
}

/** What changed the points; a purchase leads to its order. */
function RecordName({ record }: { record: PointsRecord }) {
  const t = useT()
  const kind = t(SOURCE_WORD[record.source])
  const { orderNumber: number, cycleDay: day, reason } = record
  if (number !== null)
    return (
      <LocalLink href={`/user-center/orders/${number}`} className="font-semibold hover:underline">
        {t('balance.ofOrder', { kind, number })}
      </LocalLink>
    )
  return (
    <span className="font-semibold break-words">
      {day !== null
        ? t('loyalty.ofDay', { source: kind, day })
        : reason === null
          ? kind
          : t('balance.withReason', { kind, reason })}
    </span>
  )
}

function RecordRow({ record }: { record: PointsRecord }) {
  const format = useFormat()
  const { change, balance, at } = record
  const amount = format.number(Math.abs(change))
  return (
    <tr className="border-t border-line align-baseline">
      <td className="min-w-0 py-3 pe-3">
        <RecordName record={record} />
        <span className="block text-micro text-ink-muted sm:hidden">{format.dateTime(at)}</span>
      </td>
      <td className="py-3 pe-3 whitespace-nowrap text-ink-muted max-sm:hidden">
        {format.dateTime(at)}
      </td>
      <td className="py-3 text-end whitespace-nowrap tabular-nums sm:pe-3">
        <span className={change > 0 ? 'font-semibold text-proven' : ''}>
          {isolatedLtr(change > 0 ? `+${amount}` : `\u2212${amount}`)}
        </span>
        <span className="block text-micro text-ink-muted sm:hidden">{format.number(balance)}</span>
      </td>
      <td className="py-3 text-end whitespace-nowrap tabular-nums max-sm:hidden">
        {format.number(balance)}
      </td>
    </tr>
  )
}

function Records({ page, direction, current, size, last }: PointsFacts) {
  const t = useT()
  const tabs = [undefined, ...POINTS_DIRECTIONS].map((each) => ({
    href: pointsPath({ direction: each, current: 1 }),
    text: t(each ? `loyalty.${each}` : 'balance.all'),
    isCurrent: each === direction,
  }))
  return (
    <Panel heading={t('loyalty.history')}>
      <TabLinks label={t('balance.type')} tabs={tabs} />
      {page.records.length === 0 ? (
        <div className="pt-4">
          <EmptyState title={t('loyalty.emptyTitle')} body={t('loyalty.emptyBody')} />
        </div>
      ) : (
        <Busy>
          <table className="w-full">
            <thead className="text-micro text-ink-muted max-sm:sr-only">
              <tr>
                <th className="py-2 text-start font-medium">{t('balance.type')}</th>
                <th className="py-2 text-start font-medium max-sm:hidden">{t('balance.time')}</th>
                <th className="py-2 text-end font-medium sm:pe-3">{t('balance.change')}</th>
                <th className="py-2 text-end font-medium max-sm:hidden">{t('loyalty.title')}</th>
              </tr>
            </thead>
            <tbody>
              {page.records.map((record) => (
                <RecordRow key={record.changeId} record={record} />
              ))}
            </tbody>
          </table>
          <Pager
            {...{ current, size, last }}
            total={page.total}
            at={(to) => pointsPath({ direction, current: to })}
          />
        </Busy>
      )}
    </Panel>
  )
}

const HUNDRED = 100

/** What the member can spend, what is locked and expires, and how it came about [MS-2] [LO-1]. */
export function PointsPage(facts: PointsFacts) {
  const t = useT()
  const format = useFormat()
  const { spendPerPoint, expireOn } = facts.overview.rules
  const unit = (units: number) => format.money(fromMinor(BigInt(units * HUNDRED), MALL_CURRENCY))
  return (
    <Page>
      <PageHead title={t('loyalty.title')}>
        <LocalLink href="/user-center/check-in" className={buttonLook({ size: 'dense' })}>
          {t('loyalty.checkIn')}
        </LocalLink>
      </PageHead>
      <Figures {...facts.overview} />
      <Records {...facts} />
      <Panel heading={t('loyalty.rules')}>
        <ul className="grid list-disc gap-1 ps-5 text-ink-2">
          <li>{t('loyalty.ruleEarn', { amount: unit(spendPerPoint) })}</li>
          <li>
            {t('loyalty.worthRule', {
              count: HUNDRED,
              amount: unit(1),
              step: POINTS_STEP,
            })}
          </li>
          <li>{t('loyalty.ruleLocked')}</li>
          <li>{t('loyalty.ruleExpiry', { date: format.date(expireOn) })}</li>
        </ul>
      </Panel>
    </Page>
  )
}
