import { landedCostEndpoints } from '@ironsouq/contract/deals/landed-cost/landed-cost.endpoints'
import type {
  DestinationRecord,
  RateRecord,
} from '@ironsouq/contract/deals/landed-cost/landed-cost.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Confirm } from '@ironsouq/ui/patterns/form/confirm'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Table, type TableColumn } from '@ironsouq/ui/primitives/display/table'
import { useState } from 'react'
import { useRateLabels } from './rate-labels.ts'

export function RateState({ state }: Pick<RateRecord, 'state'>) {
  const t = useT()
  const tone = { past: 'plain', valid: 'proven', planned: 'wait' } as const
  return <Badge tone={tone[state]}>{t(`backofficeLandedCost.state_${state}`)}</Badge>
}

function RemoveRate({ rateId }: Pick<RateRecord, 'rateId'>) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button tone="danger" isPending={isRunning} onPress={() => setAsking(true)}>
        {t('backofficeLandedCost.remove')}
      </Button>
      <Confirm
        title={t('backofficeLandedCost.removeTitle')}
        confirm={t('backofficeLandedCost.remove')}
        cancel={t('portal.cancel')}
        isDanger
        isOpen={isAsking}
        onAnswer={(answer) => {
          setAsking(false)
          if (answer === 'confirm')
            void run(() => api(landedCostEndpoints.removeRate, { body: { rateId } }))
        }}
      >
        {t('backofficeLandedCost.removeBody')}
      </Confirm>
    </>
  )
}

interface RateHistoryProps {
  rates: readonly RateRecord[]
  destinations: readonly DestinationRecord[]
}

function useColumns(
  destinations: readonly DestinationRecord[],
): TableColumn<RateRecord & { id: string }>[] {
  const t = useT()
  const format = useFormat()
  const words = useRateLabels(destinations)
  return [
    {
      id: 'validFrom',
      text: t('backofficeLandedCost.validFrom'),
      isRowHeader: true,
      cell: ({ validFrom }) => format.date(validFrom),
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
      cell: ({ rateId, state }) => (
        <span className="flex items-center gap-2">
          <RateState state={state} />
          {state === 'planned' && <RemoveRate rateId={rateId} />}
        </span>
      ),
    },
    {
      id: 'source',
      text: t('backofficeLandedCost.source'),
      cell: ({ source }) => <bdi>{source}</bdi>,
    },
    {
      id: 'entered',
      text: t('backofficeLandedCost.entered'),
      isFigure: true,
      cell: ({ createdAt }) => format.date(createdAt),
    },
  ]
}

/** All rates of one line, the newest first; a planned one can be removed. */
export function RateHistory({ rates, destinations }: RateHistoryProps) {
  const t = useT()
  return (
    <div className="max-h-100 overflow-auto">
      <Table
        label={t('backofficeLandedCost.history')}
        columns={useColumns(destinations)}
        rows={rates.map((rate) => ({ ...rate, id: rate.rateId, isMuted: rate.state === 'past' }))}
        empty={<p className="p-4 text-small">{t('backofficeLandedCost.noRate')}</p>}
      />
    </div>
  )
}
