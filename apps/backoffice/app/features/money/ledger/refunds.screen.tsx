import { refundLifecycle } from '@ironsouq/contract/money/payment/payment.lifecycle'
import { refundEndpoints, type RefundRow } from '@ironsouq/contract/money/payment/refund.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { DataTable } from '@ironsouq/portal/table/data-table'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import type { Route } from './+types/refunds.screen.ts'
import { LedgerTabs } from './ledger-tabs.tsx'
import { useStateFilter } from './state-filter.ts'

const { list, retry } = refundEndpoints

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => listPage(list, url)

const TONES = { paying: 'wait', succeeded: 'proven', failed: 'refused', canceled: 'plain' } as const

/** Tries a refund once more that its provider refused. */
function RetryButton({ refundId }: { refundId: string }) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const send = async () => {
    const done = await run(() => api(retry, { body: { refundId } }))
    if (done !== undefined) toasts.show({ text: t('backofficeLedger.retried') })
  }
  return (
    <Button size="portal" isPending={isRunning} onPress={() => void send()}>
      {t('backofficeLedger.retry')}
    </Button>
  )
}

function useColumns(): ListColumn<RefundRow>[] {
  const t = useT()
  const format = useFormat()
  const mayRetry = useMay('order.refund')
  return [
    {
      id: 'order',
      text: t('portalLedger.order'),
      isFixed: true,
      isRowHeader: true,
      cell: ({ orderNumber }) => (
        <bdi className="text-small font-semibold tabular-nums">
          {orderNumber ?? t('portalLedger.surplusRefunded')}
        </bdi>
      ),
    },
    {
      id: 'state',
      text: t('backofficeLedger.state'),
      onPhone: 'unlabelled',
      cell: ({ state }) => (
        <Badge tone={TONES[state]}>{t(`backofficeLedger.refund_${state}`)}</Badge>
      ),
    },
    {
      id: 'amount',
      text: t('portalLedger.amount'),
      isFigure: true,
      cell: ({ amount }) => <bdi className="font-semibold">{format.ledgerMoney(amount)}</bdi>,
    },
    {
      id: 'method',
      text: t('backofficeLedger.method'),
      cell: ({ method }) => t(`portalOrder.pay_${method}`),
    },
    {
      id: 'attempts',
      text: t('backofficeLedger.attempts'),
      isFigure: true,
      cell: ({ attempt }) => format.number(attempt),
    },
    {
      id: 'time',
      text: t('portalLedger.time'),
      isFigure: true,
      sort: '-at',
      cell: ({ at }) => format.dateTime(at),
    },
    {
      id: 'retry',
      text: t('backofficeLedger.retry'),
      onPhone: 'unlabelled',
      cell: ({ refundId, state }) =>
        mayRetry && state === 'failed' && <RetryButton refundId={refundId} />,
    },
  ]
}

/** Refunds to buyers; what a provider refused is tried again [OR-4]. */
export default function RefundsScreen({ loaderData: page }: Route.ComponentProps) {
  const t = useT()
  const states = refundLifecycle.states.map((id) => ({
    id,
    text: t(`backofficeLedger.refund_${id}`),
  }))
  return (
    <ScreenPage title={t('backofficeLedger.refunds')}>
      <DataTable
        label={t('backofficeLedger.refunds')}
        columns={useColumns()}
        idOf={({ refundId }) => refundId}
        page={page}
        usualSort="-at"
        filters={[useStateFilter(states)]}
        empty={
          <EmptyState
            title={t('backofficeLedger.noRefunds')}
            body={t('backofficeLedger.noRefundsBody')}
          />
        }
      >
        <LedgerTabs />
      </DataTable>
    </ScreenPage>
  )
}
