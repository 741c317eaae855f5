import { sellerDeviceEndpoints } from '@ironsouq/contract/machines/seller-device/seller-device.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import type { FindModels } from '@ironsouq/portal/device/model-field'
import { NewDevice } from '@ironsouq/portal/device/new-device'
import type { Route } from './+types/device-new.screen.ts'
import { devicePath } from './parts/device-path.ts'

const { choices, create, models } = sellerDeviceEndpoints

const findModels: FindModels = (query, signal) => api(models, { query, signal })

export const clientLoader = () => api(choices)

export default function DeviceNewScreen({ loaderData: offered }: Route.ComponentProps) {
  return (
    <NewDevice
      offered={offered}
      create={(values) => {
        const { sellerId: _, ...body } = values
        return api(create, { body })
      }}
      findModels={findModels}
      pathOf={devicePath}
    />
  )
}
