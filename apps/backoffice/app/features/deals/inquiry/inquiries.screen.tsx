import { inquiryLifecycle } from '@ironsouq/contract/deals/inquiry/inquiry.lifecycle'
import { INQUIRY_SIGNALS } from '@ironsouq/contract/deals/inquiry/inquiry.limits'
import {
  inquiryStaffEndpoints,
  type StaffInquiryRow,
} from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { DataTable } from '@ironsouq/portal/table/data-table'
import type { Filter } from '@ironsouq/portal/table/filter.ts'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { TableFind } from '@ironsouq/portal/table/table-find'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useNavigate } from 'react-router'
import type { Route } from './+types/inquiries.screen.ts'
import { InquiryExport } from './inquiry-export.tsx'
import { SignalBadges, StateBadge } from './inquiry-state.tsx'

const { list } = inquiryStaffEndpoints

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => listPage(list, url)

function useColumns(): ListColumn<StaffInquiryRow>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'no',
      text: t('backofficeInquiry.no'),
      isFixed: true,
      cell: ({ inquiryNo }) => <bdi className="tabular-nums">{inquiryNo}</bdi>,
    },
    {
      id: 'subject',
      text: t('backofficeInquiry.subject'),
      isRowHeader: true,
      cell: ({ subject, unread }) => (
        <span className="flex items-center gap-2">
          <bdi className="font-semibold">{subject}</bdi>
          {unread > 0 && <Badge tone="ink">{t('backofficeInquiry.unread')}</Badge>}
        </span>
      ),
    },
    {
      id: 'state',
      text: t('backofficeInquiry.state'),
      cell: ({ state }) => <StateBadge state={state} />,
    },
    {
      id: 'signals',
      text: t('backofficeInquiry.signals'),
      cell: ({ signals }) => <SignalBadges signals={signals} />,
    },
    {
      id: 'member',
      text: t('backofficeInquiry.member'),
      cell: ({ memberName }) => <bdi>{memberName}</bdi>,
    },
    {
      id: 'machine',
      text: t('backofficeInquiry.machine'),
      cell: ({ device }) => <bdi>{device?.title ?? '–'}</bdi>,
    },
    {
      id: 'seller',
      text: t('backofficeInquiry.seller'),
      cell: ({ seller }) => <bdi>{seller?.name ?? '–'}</bdi>,
    },
    {
      id: 'received',
      text: t('backofficeInquiry.received'),
      sort: '-createdAt',
      cell: ({ createdAt }) => <bdi>{format.dateTime(createdAt)}</bdi>,
    },
  ]
}

export default function InquiriesScreen({ loaderData: page }: Route.ComponentProps) {
  const t = useT()
  const navigate = useNavigate()
  const filters: Filter[] = [
    {
      kind: 'range',
      from: 'from',
      to: 'until',
      text: t('backofficeInquiry.received'),
      type: 'date',
    },
    {
      kind: 'choice',
      name: 'state',
      text: t('backofficeInquiry.state'),
      isSingle: true,
      options: inquiryLifecycle.states.map((id) => ({ id, text: t(`backofficeInquiry.${id}`) })),
    },
    {
      kind: 'choice',
      name: 'signal',
      text: t('backofficeInquiry.signals'),
      isSingle: true,
      options: INQUIRY_SIGNALS.map((id) => ({ id, text: t(`backofficeInquiry.signal_${id}`) })),
    },
    {
      kind: 'choice',
      name: 'unread',
      text: t('backofficeInquiry.unread'),
      isSingle: true,
      options: [{ id: 'yes', text: t('backofficeInquiry.unreadYes') }],
    },
  ]
  return (
    <ScreenPage
      title={t('backofficeInquiry.title')}
      find={<TableFind name="find" hint={t('backofficeInquiry.find')} />}
      actions={useMay('inquiry.export') && <InquiryExport />}
    >
      <DataTable
        label={t('backofficeInquiry.title')}
        columns={useColumns()}
        idOf={({ inquiryId }) => inquiryId}
        page={page}
        usualSort="-createdAt"
        views="inquiry"
        filters={filters}
        isMuted={({ state }) => state === 'invalid'}
        onOpen={(inquiryId) => void navigate(`/inquiries/${inquiryId}`)}
        empty={
          <EmptyState
            title={t('backofficeInquiry.emptyTitle')}
            body={t('backofficeInquiry.emptyBody')}
          />
        }
      />
    </ScreenPage>
  )
}
