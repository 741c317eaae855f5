import { BRANCH_TIME_ZONE } from '@ironsouq/contract/content/branch/branch-opening'
import type { branchEndpoints } from '@ironsouq/contract/content/branch/branch.endpoints'
import { BRANCH_SERVICES } from '@ironsouq/contract/content/branch/branch.enums'
import type { DataOf } from '@ironsouq/contract/endpoint'
import { localTime } from '@ironsouq/contract/machines/yard/opening-hours'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Breadcrumb } from '@ironsouq/ui/patterns/page/breadcrumb'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { useNow } from '#features/machines/yard/parts/use-now.ts'
import { FilterChips } from '#kit/list/filter-chips.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { BranchDetails } from './branch-details.tsx'
import { BranchList } from './branch-list.tsx'
import { BranchMap, type ListedBranch } from './branch-map.tsx'
import type { BranchFilter, BranchQuery } from './branch-query.ts'
import { branchesPath } from './parts/branches-path.ts'
import { SERVICE_WORD, useBranchLabels } from './use-branch-labels.ts'

export interface BranchesPageProps extends DataOf<typeof branchEndpoints.list> {
  query: BranchQuery
  /** The time of rendering. */
  now: string
}

const isOpen = ({ state }: ListedBranch) => state.kind !== 'closed'

const matches = (only: BranchFilter | undefined) => (listed: ListedBranch) =>
  only === undefined || (only === 'open' ? isOpen(listed) : listed.branch.services.includes(only))

function Filters({ all, query }: { all: readonly ListedBranch[]; query: BranchQuery }) {
  const t = useT()
  const filters: (BranchFilter | undefined)[] = [undefined, 'open', ...BRANCH_SERVICES]
  const textOf = (only: BranchFilter | undefined) =>
    only === undefined
      ? t('branch.all')
      : t(only === 'open' ? 'branch.openNow' : SERVICE_WORD[only])
  return (
    <FilterChips
      label={t('branch.services')}
      chips={filters
        .map((only) => ({
          name: only ?? 'all',
          text: textOf(only),
          count: all.filter(matches(only)).length,
          href: branchesPath({ only }),
          isOn: query.only === only,
        }))
        .filter(({ name, count }) => count > 0 || name === 'open')}
    />
  )
}

/** What is special today: a holiday on which the branches are closed. */
function Today({ holidays, now }: Pick<BranchesPageProps, 'holidays'> & { now: Date }) {
  const t = useT()
  const format = useFormat()
  const { daysOf } = useBranchLabels(holidays)
  const { day } = localTime(now, BRANCH_TIME_ZONE)
  const closed = holidays.find(
    ({ effect, firstDay, lastDay }) => effect === 'closed' && firstDay <= day && day <= lastDay,
  )
  return (
    <p className="text-ink-muted">
      {format.longDay(now)}, <bdi className="tabular-nums">{format.time(now)}</bdi>
      {closed && `. ${t('branch.closedOn', { name: closed.name, days: daysOf(closed) })}`}
    </p>
  )
}

/** The branches on a map and in a list, and the details of one of them [RT-13]. */
export function BranchesPage({ records, holidays, query, now: rendered }: BranchesPageProps) {
  const t = useT()
  const now = useNow(rendered)
  const { stateAt } = useBranchLabels(holidays)
  const { auction } = useSiteData().switches
  const all = records.map((record, i) => {
    const services = record.services.filter((each) => auction || each !== 'bidder')
    const branch = { ...record, services }
    return { branch, number: i + 1, state: stateAt(branch, now) }
  })
  const listed = all.filter(matches(query.only))
  const current = listed.find(({ branch }) => branch.code === query.branch) ?? listed[0]
  const code = current?.branch.code
  return (
    <div className="wrap pb-8">
      <Breadcrumb
        label={t('common.breadcrumb')}
        crumbs={[
          { key: 'home', content: <LocalLink href="/">{t('common.home')}</LocalLink> },
          { key: 'branches', content: t('branch.title') },
        ]}
      />
      <h1 className="text-title font-bold tracking-head lg:text-head">
        {records.length === 0
          ? t('branch.title')
          : t('branch.heading', { count: all.length, open: all.filter(isOpen).length })}
      </h1>
      <Today holidays={holidays} now={now} />
      <div className="py-4">
        <Filters all={all} query={query} />
      </div>
      {current ? (
        <>
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:gap-8">
            <BranchMap listed={listed} query={query} current={code} />
            <BranchList listed={listed} query={query} current={code} />
          </div>
          <BranchDetails {...current} holidays={holidays} now={rendered} />
        </>
      ) : (
        <EmptyState title={t('branch.noneTitle')} body={t('branch.noneBody')}>
          <LocalLink href={branchesPath()} className={buttonLook({ tone: 'ink' })}>
            {t('branch.showAll')}
          </LocalLink>
        </EmptyState>
      )}
    </div>
  )
}
