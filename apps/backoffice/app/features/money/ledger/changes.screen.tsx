import {
  balanceChangeEndpoints,
  type BalanceChangeRow,
} from '@ironsouq/contract/money/balance-change/balance-change.endpoints'
import { balanceChangeLifecycle } from '@ironsouq/contract/money/balance-change/balance-change.lifecycle'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenAction } from '@ironsouq/portal/screen/screen-action'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { DataTable } from '@ironsouq/portal/table/data-table'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useState } from 'react'
import type { Route } from './+types/changes.screen.ts'
import { DecideChange, type Decision } from './decide-change.tsx'
import { LedgerTabs } from './ledger-tabs.tsx'
import { RequestChange } from './request-change.tsx'
import { useStateFilter } from './state-filter.ts'

const { list } = balanceChangeEndpoints

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => listPage(list, url)

const TONES = { waiting: 'wait', posted: 'proven', rejected: 'refused' } as const
const DECISIONS = ['approve', 'reject'] as const

interface Asked {
  change: BalanceChangeRow
  decision: Decision
}

function useColumns(onDecide: (asked: Asked) => void): ListColumn<BalanceChangeRow>[] {
  const t = useT()
  const format = useFormat()
  const mayDecide = useMay('ledger.change')
  return [
    {
      id: 'member',
      text: t('backofficeLedger.member'),
      isFixed: true,
      isRowHeader: true,
      cell: ({ memberName }) => (
        <bdi className="text-small font-semibold">
          {memberName ?? t('backofficeLedger.memberErased')}
        </bdi>
      ),
    },
    {
      id: 'state',
      text: t('backofficeLedger.state'),
      onPhone: 'unlabelled',
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`backofficeLedger.${state}`)}</Badge>,
    },
    {
      id: 'amount',
      text: t('portalLedger.amount'),
      isFigure: true,
      cell: ({ amount }) => <bdi className="font-semibold">{format.ledgerMoney(amount)}</bdi>,
    },
    {
      id: 'reason',
      text: t('backofficeLedger.reason'),
      cell: ({ reason }) => (
        <bdi className="wrap-anywhere whitespace-normal lg:inline-block lg:max-w-80">{reason}</bdi>
      ),
    },
    {
      id: 'requestedBy',
      text: t('backofficeLedger.requestedBy'),
      cell: ({ requestedBy }) => <bdi>{requestedBy}</bdi>,
    },
    {
      id: 'decidedBy',
      text: t('backofficeLedger.decidedBy'),
      cell: ({ decidedBy }) => decidedBy !== null && <bdi>{decidedBy}</bdi>,
    },
    {
      id: 'time',
      text: t('portalLedger.time'),
      isFigure: true,
      sort: '-at',
      cell: ({ at }) => format.dateTime(at),
    },
    {
      id: 'decide',
      text: t('backofficeLedger.change'),
      onPhone: 'unlabelled',
      cell: (change) =>
        mayDecide &&
        change.canDecide && (
          <span className="flex gap-2">
            {DECISIONS.map((decision) => (
              <Button key={decision} size="portal" onPress={() => onDecide({ change, decision })}>
                {t(`backofficeLedger.${decision}`)}
              </Button>
            ))}
          </span>
        ),
    },
  ]
}

/** Changes of balances by hand; a large one waits for a second person [LO-3]. */
export default function ChangesScreen({ loaderData: page }: Route.ComponentProps) {
  const t = useT()
  const mayRequest = useMay('ledger.change')
  const [isRequesting, setRequesting] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  const states = balanceChangeLifecycle.states.map((id) => ({
    id,
    text: t(`backofficeLedger.${id}`),
  }))
  return (
    <ScreenPage
      title={t('backofficeLedger.changes')}
      actions={
        mayRequest && (
          <ScreenAction
            tone="ink"
            icon="plus"
            text={t('backofficeLedger.requestChange')}
            onPress={() => setRequesting(true)}
          />
        )
      }
    >
      <DataTable
        label={t('backofficeLedger.changes')}
        columns={useColumns(setAsked)}
        idOf={({ changeId }) => changeId}
        page={page}
        usualSort="-at"
        filters={[useStateFilter(states)]}
        empty={
          <EmptyState
            title={t('backofficeLedger.noChanges')}
            body={t('backofficeLedger.noChangesBody')}
          >
            {mayRequest && (
              <Button onPress={() => setRequesting(true)}>
                {t('backofficeLedger.requestChange')}
              </Button>
            )}
          </EmptyState>
        }
      >
        <LedgerTabs />
      </DataTable>
      {isRequesting && <RequestChange onClose={() => setRequesting(false)} />}
      {asked && <DecideChange {...asked} onClose={() => setAsked(undefined)} />}
    </ScreenPage>
  )
}
