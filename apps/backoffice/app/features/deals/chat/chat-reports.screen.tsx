import { chatReportEndpoints } from '@ironsouq/contract/deals/chat/chat-desk.endpoints'
import type { ChatReport } from '@ironsouq/contract/deals/chat/chat.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Table, type TableColumn } from '@ironsouq/ui/primitives/display/table'
import { Link } from 'react-router'
import type { Route } from './+types/chat-reports.screen.ts'

type Row = ChatReport & { id: string }

export const clientLoader = () => api(chatReportEndpoints.open)

function useColumns(): TableColumn<Row>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'at',
      text: t('portalChat.reportedAt'),
      isRowHeader: true,
      cell: ({ reportId, at }) => (
        <Link to={`/chat/reports/${reportId}`} className="text-small font-semibold underline">
          <bdi>{format.dateTime(at)}</bdi>
        </Link>
      ),
    },
    {
      id: 'reason',
      text: t('portalChat.reason'),
      cell: ({ reason }) => t(`portalChat.reason_${reason}`),
    },
    {
      id: 'by',
      text: t('portalChat.reportedBy'),
      cell: ({ reporterName, side }) => (
        <>
          <bdi>{reporterName}</bdi> · {t(`portalChat.side_${side}`)}
        </>
      ),
    },
    { id: 'buyer', text: t('portalChat.buyer'), cell: ({ buyerName }) => <bdi>{buyerName}</bdi> },
    {
      id: 'desk',
      text: t('portalChat.desk'),
      cell: ({ sellerName }) =>
        sellerName === null ? t('portalChat.officialDesk') : <bdi>{sellerName}</bdi>,
    },
    {
      id: 'note',
      text: t('portalChat.reportNote'),
      cell: ({ note }) => (
        <span dir="auto" className="line-clamp-2 block min-w-50 whitespace-normal">
          {note}
        </span>
      ),
    },
  ]
}

/** Conversations that a buyer or a store has reported, the oldest report first. */
export default function ChatReportsScreen({ loaderData: reports }: Route.ComponentProps) {
  const t = useT()
  const title = t('portalChat.reports')
  const columns = useColumns()
  return (
    <ScreenPage title={title}>
      <ScreenBody>
        {reports.length === 0 ? (
          <EmptyState
            title={t('portalChat.reportsEmptyTitle')}
            body={t('portalChat.reportsEmptyBody')}
          />
        ) : (
          <div className="overflow-x-auto">
            <Table
              label={title}
              columns={columns}
              rows={reports.map((each) => ({ ...each, id: each.reportId }))}
            />
          </div>
        )}
      </ScreenBody>
    </ScreenPage>
  )
}
