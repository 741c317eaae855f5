import { deviceAdminEndpoints } from '@ironsouq/contract/machines/device-admin/device-admin.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { NewDevice } from '@ironsouq/portal/device/new-device'
import type { Route } from './+types/device-new.screen.ts'

const { choices, create } = deviceAdminEndpoints

export const clientLoader = () => api(choices, {})

export default function DeviceNewScreen({ loaderData: offered }: Route.ComponentProps) {
  return (
    <NewDevice
      offered={offered}
      create={(body) => api(create, { body })}
      pathOf={(deviceId) => `/equipment/${deviceId}`}
    />
  )
}
