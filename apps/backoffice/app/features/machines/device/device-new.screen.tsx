import { deviceAdminEndpoints } from '@ironsouq/contract/machines/device-admin/device-admin.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import type { FindModels } from '@ironsouq/portal/device/model-field'
import { NewDevice } from '@ironsouq/portal/device/new-device'
import type { Route } from './+types/device-new.screen.ts'

const { choices, create, models } = deviceAdminEndpoints

const findModels: FindModels = (query, signal) => api(models, { query, signal })

export const clientLoader = () => api(choices, {})

export default function DeviceNewScreen({ loaderData: offered }: Route.ComponentProps) {
  return (
    <NewDevice
      offered={offered}
      create={(body) => api(create, { body })}
      findModels={findModels}
      pathOf={(deviceId) => `/equipment/${deviceId}`}
    />
  )
}
