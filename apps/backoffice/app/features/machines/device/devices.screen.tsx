import { deviceAdminEndpoints } from '@ironsouq/contract/machines/device-admin/device-admin.endpoints'
import type {
  DeskCounts,
  DeskRow,
} from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useDeviceColumns } from '@ironsouq/portal/device/device-columns'
import { useDeviceFilters } from '@ironsouq/portal/device/device-filters.ts'
import { issueWord } from '@ironsouq/portal/device/device-labels.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { DataTable } from '@ironsouq/portal/table/data-table'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { TableFind } from '@ironsouq/portal/table/table-find'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Link, useLocation, useNavigate } from 'react-router'
import type { Route } from './+types/devices.screen.ts'
import { DeviceExport } from './device-export.tsx'
import { useBulkActions } from './use-bulk-actions.tsx'

const { list, counts, choices } = deviceAdminEndpoints

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const [page, counted, offered] = await Promise.all([
    listPage(list, url),
    api(counts, {}),
    api(choices, {}),
  ])
  return { page, counted, offered }
}

const TAB =
  'flex min-h-11 items-center gap-1.5 border-b-2 border-transparent font-medium whitespace-nowrap text-ink-muted hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink'

/** The lists that staff work through, with how many machines are in each. */
function WorkLists({ counted }: { counted: DeskCounts }) {
  const t = useT()
  const format = useFormat()
  const { search } = useLocation()
  const { states, issues, total } = counted
  const lists = [
    { to: '', text: t('portalDevice.all'), count: total },
    {
      to: '?state=pendingReview',
      text: t('portalDevice.statePendingReview'),
      count: states.pendingReview ?? 0,
    },
    ...(['sameSerial', 'reportOld', 'noPlatePhoto'] as const).map((issue) => ({
      to: `?issue=${issue}`,
      text: t(issueWord(issue)),
      count: issues[issue] ?? 0,
    })),
  ]
  return (
    <nav
      aria-label={t('portalDevice.title')}
      className="flex gap-6 overflow-x-auto border-b border-line"
    >
      {lists.map(({ to, text, count }) => (
        <Link
          key={to}
          to={`/equipment${to}`}
          className={TAB}
          {...(search === to && { 'aria-current': 'page' as const })}
        >
          {text}
          <span className="text-micro tabular-nums">{format.number(count)}</span>
        </Link>
      ))}
    </nav>
  )
}

const pathOf = (deviceId: string) => `/equipment/${deviceId}`
const isOver = ({ state }: DeskRow) => state === 'sold' || state === 'withdrawn'

export default function DevicesScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const navigate = useNavigate()
  const mayAdd = useMay('device.edit')
  const mayExport = useMay('device.export')
  const { actions, panel } = useBulkActions(loaderData.page.rows)
  const open = (deviceId: string) => void navigate(pathOf(deviceId))
  return (
    <ScreenPage
      title={t('portalDevice.title')}
      find={<TableFind name="words" hint={t('portalDevice.find')} />}
      actions={
        <>
          {mayExport && <DeviceExport />}
          {mayAdd && (
            <Button
              size="portal"
              tone="ink"
              icon="plus"
              onPress={() => void navigate('/equipment/new')}
            >
              {t('portalDevice.add')}
            </Button>
          )}
        </>
      }
    >
      <DataTable
        label={t('portalDevice.title')}
        columns={useDeviceColumns(pathOf)}
        idOf={({ deviceId }) => deviceId}
        page={loaderData.page}
        usualSort="-updatedAt"
        views="device"
        filters={useDeviceFilters(loaderData)}
        actions={actions}
        isMuted={isOver}
        onOpen={open}
        onEdit={open}
        empty={<EmptyState title={t('portalDevice.emptyTitle')} />}
      >
        {panel}
        <WorkLists counted={loaderData.counted} />
      </DataTable>
    </ScreenPage>
  )
}
