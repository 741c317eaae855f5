import { landedCostEndpoints } from '@ironsouq/contract/deals/landed-cost/landed-cost.endpoints'
import { RATE_KINDS } from '@ironsouq/contract/deals/landed-cost/landed-cost.enums'
import type {
  DestinationRecord,
  RateRecord,
} from '@ironsouq/contract/deals/landed-cost/landed-cost.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenAction } from '@ironsouq/portal/screen/screen-action'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Table, type TableColumn } from '@ironsouq/ui/primitives/display/table'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { Link, useSearchParams } from 'react-router'
import { SettingsPage } from '#features/platform/setting/parts/settings-page.tsx'
import type { Route } from './+types/landed-cost.screen.ts'
import { RateHistory, RateState } from './rate-history.tsx'
import { placeOf, useRateLabels } from './rate-labels.ts'
import { SetRate } from './set-rate.tsx'

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const { destinations, rates } = await api(landedCostEndpoints.staffTables)
  const asked = url.searchParams.get('kind')
  const kind = RATE_KINDS.find((each) => each === asked) ?? RATE_KINDS[0]
  const chosen = rates.find(({ rateId }) => rateId === url.searchParams.get('rate'))
  const query = chosen && { rateId: chosen.rateId }
  const history = query ? await api(landedCostEndpoints.history, { query }) : []
  return { destinations, rates: rates.filter((rate) => rate.kind === kind), kind, chosen, history }
}

type Loaded = Route.ComponentProps['loaderData']

function useRateColumns({
  kind,
  destinations,
}: Pick<Loaded, 'kind' | 'destinations'>): TableColumn<RateRecord & { id: string }>[] {
  const t = useT()
  const format = useFormat()
  const words = useRateLabels(destinations)
  return [
    {
      id: 'what',
      text: t('backofficeLandedCost.appliesTo'),
      isRowHeader: true,
      cell: (rate) => (
        <Link
          to={`?kind=${kind}&rate=${rate.rateId}`}
          preventScrollReset
          className="text-small font-semibold underline"
        >
          <bdi>{words.appliesTo(rate)}</bdi>
        </Link>
      ),
    },
    {
      id: 'value',
      text: t('backofficeLandedCost.value'),
      isFigure: true,
      cell: (rate) => <bdi>{words.value(rate)}</bdi>,
    },
    {
      id: 'state',
      text: t('backofficeLandedCost.state'),
      cell: ({ state }) => <RateState state={state} />,
    },
    {
      id: 'validFrom',
      text: t('backofficeLandedCost.validFrom'),
      isFigure: true,
      cell: ({ validFrom }) => format.date(validFrom),
    },
    {
      id: 'validUntil',
      text: t('backofficeLandedCost.validUntil'),
      isFigure: true,
      cell: ({ validUntil }) =>
        validUntil === null ? t('backofficeLandedCost.openEnd') : format.date(validUntil),
    },
  ]
}

function RateTable({ rates, kind, destinations }: Pick<Loaded, 'rates' | 'kind' | 'destinations'>) {
  const t = useT()
  return (
    <div className="overflow-x-auto">
      <Table
        label={t('backofficeLandedCost.rates')}
        columns={useRateColumns({ kind, destinations })}
        rows={rates.map((rate) => ({ ...rate, id: rate.rateId }))}
        empty={<p className="p-4 text-small">{t('backofficeLandedCost.noRate')}</p>}
      />
    </div>
  )
}

function useDestinationColumns(): TableColumn<DestinationRecord & { id: string }>[] {
  const t = useT()
  const format = useFormat()
  const share = (points: number) => <bdi>{`${format.number(points / 100)}%`}</bdi>
  return [
    {
      id: 'place',
      text: t('backofficeLandedCost.place'),
      isRowHeader: true,
      cell: (to) => (
        <Link
          to={`/settings/landed-cost/${to.code}`}
          className="text-small font-semibold underline"
        >
          <bdi>{placeOf(to)}</bdi>
        </Link>
      ),
    },
    {
      id: 'mode',
      text: t('backofficeLandedCost.mode'),
      cell: ({ mode }) => t(`backofficeLandedCost.mode_${mode}`),
    },
    {
      id: 'duty',
      text: t('backofficeLandedCost.duty'),
      isFigure: true,
      cell: ({ dutyPoints }) => share(dutyPoints),
    },
    {
      id: 'vat',
      text: t('backofficeLandedCost.vat'),
      isFigure: true,
      cell: ({ vatPoints }) => share(vatPoints),
    },
    {
      id: 'age',
      text: t('backofficeLandedCost.age'),
      isFigure: true,
      cell: ({ ageLimitYears }) => ageLimitYears,
    },
  ]
}

function DestinationTable({ destinations }: Pick<Loaded, 'destinations'>) {
  const t = useT()
  return (
    <div className="overflow-x-auto">
      <Table
        label={t('backofficeLandedCost.destinations')}
        columns={useDestinationColumns()}
        rows={destinations.map((to) => ({ ...to, id: to.code }))}
        empty={<p className="p-4 text-small">{t('portal.noRowsTitle')}</p>}
      />
    </div>
  )
}

export default function LandedCostScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const [, setSearch] = useSearchParams()
  const { destinations, rates, kind, chosen, history } = loaderData
  const words = useRateLabels(destinations)
  return (
    <SettingsPage
      title={t('backofficeLandedCost.title')}
      actions={
        <ScreenAction
          tone="ink"
          icon="plus"
          text={t('backofficeLandedCost.addDestination')}
          to="/settings/landed-cost/new"
        />
      }
    >
      <div className="max-w-90">
        <Select
          label={t('backofficeLandedCost.kind')}
          options={RATE_KINDS.map((id) => ({ id, text: t(`backofficeLandedCost.kind_${id}`) }))}
          value={kind}
          onChange={(key) => setSearch({ kind: String(key) }, { replace: true })}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <RateTable rates={rates} kind={kind} destinations={destinations} />
        {chosen ? (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Panel heading={words.appliesTo(chosen)} note={t('backofficeLandedCost.history')}>
              <RateHistory rates={history} destinations={destinations} />
            </Panel>
            <Panel heading={t('backofficeLandedCost.nextRate')}>
              <SetRate key={chosen.rateId} line={chosen} />
            </Panel>
          </div>
        ) : (
          <p className="text-ink-muted">{t('backofficeLandedCost.noChoice')}</p>
        )}
      </div>
      <h2 className="pt-4 font-bold">{t('backofficeLandedCost.destinations')}</h2>
      <DestinationTable destinations={destinations} />
    </SettingsPage>
  )
}
