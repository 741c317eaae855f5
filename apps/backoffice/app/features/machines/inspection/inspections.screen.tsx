import { inspectionEndpoints } from '@ironsouq/contract/machines/inspection/inspection.endpoints'
import type { WaitingMachine } from '@ironsouq/contract/machines/inspection/inspection.schema'
import type { Me } from '@ironsouq/contract/people/staff/staff.schema'
import { api, isAway } from '@ironsouq/portal/api/api.ts'
import { pictureUrl } from '@ironsouq/portal/api/picture-url.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { SearchField } from '@ironsouq/ui/primitives/field/search-field'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { type ReactNode, useState } from 'react'
import { Link, useRouteLoaderData, useSearchParams } from 'react-router'
import type { Route } from './+types/inspections.screen.ts'
import { inLine, STATE_LOOK } from './parts/inspection-labels.ts'
import { useIsReady } from './use-stored-form.ts'
import { useStoredForms } from './use-stored-forms.ts'

/** The yard that the person chose last, on this device. */
const YARD = 'inspection-yard'
const ALL = 'all'

/** Without a connection only the forms on this device are shown. */
export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const words = url.searchParams.get('words') ?? undefined
  const yard = url.searchParams.get('yard') ?? localStorage.getItem(YARD) ?? ALL
  try {
    const query = { ...(yard !== ALL && { yard }), ...(words && { words }) }
    return { yard, ...(await api(inspectionEndpoints.waiting, { query })) }
  } catch (err) {
    if (isAway(err)) return null
    throw err
  }
}

interface RowProps {
  to: string
  title: string
  detail: string
  cover: string | null
  badge: ReactNode
}

function Row({ to, title, detail, cover, badge }: RowProps) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-16 items-center gap-3 rounded-box border border-line bg-surface p-2 hover:border-ink"
      >
        <span className="size-14 shrink-0 overflow-hidden rounded-tight bg-sunk">
          {cover !== null && (
            <img src={pictureUrl(cover)} alt="" loading="lazy" className="size-full object-cover" />
          )}
        </span>
        <span className="grid min-w-0 flex-1 gap-0.5">
          <b className="font-semibold">
            <bdi>{title}</bdi>
          </b>
          <span className="text-micro text-ink-muted">{detail}</span>
          <span className="flex flex-wrap gap-1">{badge}</span>
        </span>
        <span className="rtl:-scale-x-100">
          <Icon name="next" size="small" />
        </span>
      </Link>
    </li>
  )
}

function List({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="font-bold">{heading}</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 lg:grid-cols-2">{children}</ul>
    </section>
  )
}

function useLastReport() {
  const t = useT()
  const format = useFormat()
  return ({ startedAt, rated, lastInspectedOn }: WaitingMachine) => {
    if (startedAt !== null) return t('backofficeInspection.rated', { count: rated })
    return lastInspectedOn === null
      ? t('portalDevice.noReport')
      : t('backofficeInspection.lastOn', { date: format.date(lastInspectedOn) })
  }
}

function Find({ words, onFind }: { words: string; onFind: (words: string) => void }) {
  const t = useT()
  const [typed, setTyped] = useState(words)
  return (
    <SearchField
      label={t('backofficeInspection.find')}
      isLabelHidden
      size="dense"
      placeholder={t('backofficeInspection.find')}
      value={typed}
      onChange={setTyped}
      onSubmit={onFind}
      onClear={() => onFind('')}
    />
  )
}

export default function InspectionsScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const me = useRouteLoaderData<Me>('frame/signed-in')
  const stored = useStoredForms(me?.staffId ?? '')
  const lastReport = useLastReport()
  const format = useFormat()
  const [search, setSearch] = useSearchParams()
  useIsReady()
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setSearch(next)
  }
  const all = loaderData?.machines ?? []
  const toReview = all.filter(({ submittedAt }) => submittedAt !== null)
  const machines = all.filter(
    ({ deviceId, submittedAt }) =>
      submittedAt === null && !stored.some((each) => each.deviceId === deviceId),
  )
  return (
    <ScreenPage
      title={t('backofficeInspection.title')}
      find={
        <Find words={search.get('words') ?? ''} onFind={(words) => set('words', words.trim())} />
      }
    >
      <ScreenBody>
        {loaderData ? (
          <div className="max-w-80">
            <Select
              label={t('backofficeInspection.yard')}
              options={[
                { id: ALL, text: t('backofficeInspection.allYards') },
                ...loaderData.yards.map(({ code, name }) => ({ id: code, text: name })),
              ]}
              value={loaderData.yard}
              onChange={(yard) => {
                localStorage.setItem(YARD, String(yard))
                set('yard', String(yard))
              }}
            />
          </div>
        ) : (
          <Banner tone="wait" isLive>
            <b>{t('portal.awayTitle')}</b>
            <p className="text-small">{t('backofficeInspection.offlineList')}</p>
          </Banner>
        )}
        {stored.length > 0 && (
          <List heading={t('backofficeInspection.onThisDevice')}>
            {stored.map(
              ({ deviceId, form: { title, yearMade, stockNo, yardName, cover }, state }) => (
                <Row
                  key={deviceId}
                  to={`/inspections/${deviceId}`}
                  title={`${title} ${yearMade}`}
                  detail={inLine([stockNo, yardName])}
                  cover={cover}
                  badge={
                    <Badge tone={STATE_LOOK[state].tone} icon={STATE_LOOK[state].icon} isWrapped>
                      {t(STATE_LOOK[state].word)}
                    </Badge>
                  }
                />
              ),
            )}
          </List>
        )}
        {toReview.length > 0 && (
          <List heading={t('backofficeInspection.toReview')}>
            {toReview.map((machine) => (
              <Row
                key={machine.deviceId}
                to={`/inspections/${machine.deviceId}/review`}
                title={`${machine.title} ${machine.yearMade}`}
                detail={inLine([machine.stockNo, machine.yardName])}
                cover={machine.cover}
                badge={
                  <Badge tone="wait" isWrapped>
                    {t('backofficeInspection.sentAt', {
                      time: format.dateTime(machine.submittedAt ?? ''),
                    })}
                  </Badge>
                }
              />
            ))}
          </List>
        )}
        {machines.length > 0 && (
          <List heading={t('backofficeInspection.waiting')}>
            {machines.map((machine) => (
              <Row
                key={machine.deviceId}
                to={`/inspections/${machine.deviceId}`}
                title={`${machine.title} ${machine.yearMade}`}
                detail={inLine([machine.stockNo, machine.yardName])}
                cover={machine.cover}
                badge={
                  <Badge tone={machine.startedAt === null ? 'plain' : 'info'} isWrapped>
                    {lastReport(machine)}
                  </Badge>
                }
              />
            ))}
          </List>
        )}
        {loaderData && all.length === 0 && stored.length === 0 && (
          <EmptyState
            title={t('backofficeInspection.emptyTitle')}
            body={t('backofficeInspection.emptyBody')}
          />
        )}
      </ScreenBody>
    </ScreenPage>
  )
}
