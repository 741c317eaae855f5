import { sellerDeskEndpoints } from '@ironsouq/contract/machines/seller-desk/seller-desk.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { NewDevice } from '@ironsouq/portal/device/new-device'
import type { Route } from './+types/device-new.screen.ts'
import { devicePath } from './parts/device-path.ts'

const { choices, create } = sellerDeskEndpoints

export const clientLoader = () => api(choices)

export default function DeviceNewScreen({ loaderData: offered }: Route.ComponentProps) {
  return (
    <NewDevice
      offered={offered}
      create={(values) => {
        const { sellerId: _, ...body } = values
        return api(create, { body })
      }}
      pathOf={devicePath}
    />
  )
}
