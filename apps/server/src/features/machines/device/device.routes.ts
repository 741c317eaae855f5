import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { addPicture } from './device.picture.service.ts'
import { presentStanding } from './device.queries.ts'
import { repriceDevice } from './device.service.ts'

export const deviceRoutes: Routes = (serve) => {
  serve(deviceEndpoints.picture, ({ ctx, body, actor }) =>
    addPicture(ctx, { ...body, owner: { audience: actor.audience, id: actor.id } }),
  )
  serve(deviceEndpoints.reprice, async ({ ctx, body }) =>
    presentStanding(await repriceDevice(ctx, body.deviceId, body.price)),
  )
}
