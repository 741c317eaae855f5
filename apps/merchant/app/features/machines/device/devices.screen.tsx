import type { DeskRow } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import { sellerDeviceEndpoints } from '@ironsouq/contract/machines/seller-device/seller-device.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useDeviceColumns } from '@ironsouq/portal/device/device-columns'
import { useDeviceFilters } from '@ironsouq/portal/device/device-filters.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ListScreen } from '@ironsouq/portal/screen/list-screen'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { useNavigate } from 'react-router'
import type { Route } from './+types/devices.screen.ts'
import { devicePath } from './parts/device-path.ts'
import { NoMachines } from './parts/no-machines.tsx'
import { useOwnBulkActions } from './use-own-bulk-actions.tsx'

const { list, counts, choices } = sellerDeviceEndpoints

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const [page, counted, offered] = await Promise.all([
    listPage(list, url),
    api(counts),
    api(choices),
  ])
  return { page, counted, offered }
}

const isOver = ({ state }: DeskRow) => state === 'sold' || state === 'withdrawn'

export default function DevicesScreen({ loaderData }: Route.ComponentProps) {
  const t = useT()
  const navigate = useNavigate()
  const mayAdd = useMay('device.edit')
  const columns = useDeviceColumns(devicePath).filter(({ id }) => id !== 'seller')
  const filters = useDeviceFilters(loaderData)
  const { actions, panel } = useOwnBulkActions()
  return (
    <ListScreen
      title={t('merchant.machines')}
      find={t('merchant.find')}
      findBy="words"
      add={mayAdd && { to: '/machines/new', text: t('portalDevice.add') }}
      columns={columns}
      idOf={({ deviceId }) => deviceId}
      page={loaderData.page}
      usualSort="-updatedAt"
      views="device"
      filters={filters}
      actions={actions}
      isMuted={isOver}
      pathOf={devicePath}
      onEdit={(deviceId) => void navigate(devicePath(deviceId))}
      empty={<NoMachines mayAdd={mayAdd} />}
    >
      {panel}
    </ListScreen>
  )
}
