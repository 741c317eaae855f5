import { MALL_CURRENCY } from '@ironsouq/contract/mall/sales-figure/sales-figure.enums'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { CheckInCalendar } from '@ironsouq/contract/people/check-in/check-in.endpoints'
import type {
  MemberCentre,
  MemberLevel,
} from '@ironsouq/contract/people/member-level/member-level.endpoints'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { ProgressBar } from '@ironsouq/ui/primitives/display/progress'
import { Page, PageHead } from '#kit/list/page-head.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

export interface MemberCentreFacts {
  centre: MemberCentre
  calendar: CheckInCalendar
}

const MILLION = 1_000_000
const HUNDRED = 100
const NONE = '\u2013'

/** How far it is to the next level. */
function Growth({ growth, levels }: MemberCentre) {
  const t = useT()
  const format = useFormat()
  const next = levels.find(({ isReached }) => !isReached)
  const text = t('loyalty.growth', { growth: format.number(growth) })
  const target = next
    ? t('loyalty.toNext', { growth: format.number(next.threshold - growth), level: next.name })
    : t('loyalty.highest')
  return (
    <Panel heading={text}>
      <ProgressBar
        label={text}
        value={next ? Math.floor((growth / next.threshold) * HUNDRED) : HUNDRED}
        text={target}
      />
      <p className="pt-2 text-ink-muted">{target}</p>
    </Panel>
  )
}

function LevelRow({ level, isOwn }: { level: MemberLevel; isOwn: boolean }) {
  const t = useT()
  const format = useFormat()
  const { name, threshold, discountPpm, categories, pointsPercent, rewardPoints } = level
  const percent = format.exactPercent(discountPpm / MILLION)
  const discount =
    categories.length === 0
      ? percent
      : t('loyalty.discountIn', { percent, categories: format.list(categories) })
  const cells = [
    { label: t('loyalty.fromGrowth'), text: format.number(threshold) },
    { label: t('loyalty.discount'), text: discountPpm === 0 ? NONE : discount },
    { label: t('loyalty.pointsOn'), text: `×\u00a0${format.number(pointsPercent / HUNDRED)}` },
    {
      label: t('loyalty.reward'),
      text: rewardPoints === 0 ? NONE : t('loyalty.points', { count: rewardPoints }),
    },
  ]
  return (
    <li
      aria-current={isOwn ? 'true' : undefined}
      className={`grid gap-2 rounded-box border p-4 ${isOwn ? 'border-ink bg-sunk' : 'border-line bg-surface'}`}
    >
      <h3 className="flex flex-wrap items-center justify-between gap-2 font-bold">
        {name}
        {isOwn && <Badge tone="proven">{t('loyalty.yours')}</Badge>}
      </h3>
      <dl className="grid gap-1">
        {cells.map(({ label, text }) => (
          <div key={label} className="flex items-baseline justify-between gap-3">
            <dt className="text-micro text-ink-muted">{label}</dt>
            <dd className="text-end font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

/** The member's level, how far the next one is, and what each of them brings [LO-4]. */
export function MemberCentrePage({ centre, calendar }: MemberCentreFacts) {
  const t = useT()
  const format = useFormat()
  const { levels, levelId, spendPerGrowth, orderGrowth, topUpPerGrowth } = centre
  const own = levels.find((each) => each.levelId === levelId)
  const amount = (units: number) => format.money(fromMinor(BigInt(units * HUNDRED), MALL_CURRENCY))
  const points = calendar.days[calendar.today - 1]?.points ?? 0
  return (
    <Page>
      <PageHead title={t('loyalty.centre')} lead={own?.name} />
      {levels.length === 0 ? (
        <EmptyState title={t('loyalty.noLevels')} />
      ) : (
        <>
          <Growth {...centre} />
          <Panel heading={t('loyalty.benefits')}>
            <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
              {levels.map((level) => (
                <LevelRow key={level.levelId} level={level} isOwn={level === own} />
              ))}
            </ul>
          </Panel>
        </>
      )}
      <Panel heading={t('loyalty.checkIn')} note={t('loyalty.dayOf', { day: calendar.today })}>
        <LocalLink href="/user-center/check-in" className={buttonLook()}>
          {calendar.isCheckedIn
            ? t('loyalty.checkInAlready')
            : t('loyalty.checkInDo', { count: points })}
        </LocalLink>
      </Panel>
      <Panel heading={t('loyalty.howGrowth')}>
        <ul className="grid list-disc gap-1 ps-5 text-ink-2">
          <li>{t('loyalty.growthSpend', { amount: amount(spendPerGrowth) })}</li>
          {orderGrowth > 0 && (
            <li>{t('loyalty.growthOrder', { growth: format.number(orderGrowth) })}</li>
          )}
          {topUpPerGrowth > 0 && (
            <li>{t('loyalty.growthTopUp', { amount: amount(topUpPerGrowth) })}</li>
          )}
          <li>{t('loyalty.growthRefund')}</li>
        </ul>
      </Panel>
    </Page>
  )
}
