import { deviceRelisted, deviceSold, deviceWithdrawn } from '#features/device/device.events.ts'
import { consumer } from '#kernel/events.ts'
import { tellSavers } from './notification.saved.service.ts'

export const tellSold = consumer({
  name: 'notification.tell-sold',
  on: deviceSold,
  handle: (ctx, { deviceId, eventId }) =>
    tellSavers(ctx, {
      deviceId,
      at: ctx.now(),
      eventId,
      kind: 'sold',
      link: `/device-detail/${deviceId}`,
    }),
})

/** Its own page is nobody's business any more; the saved ones still show it. */
export const tellWithdrawn = consumer({
  name: 'notification.tell-withdrawn',
  on: deviceWithdrawn,
  handle: (ctx, { deviceId, eventId }) =>
    tellSavers(ctx, {
      deviceId,
      at: ctx.now(),
      eventId,
      kind: 'withdrawn',
      link: '/user-center/collected-device',
    }),
})

export const tellBackOnSale = consumer({
  name: 'notification.tell-back-on-sale',
  on: deviceRelisted,
  handle: (ctx, { deviceId, eventId }) =>
    tellSavers(ctx, {
      deviceId,
      at: ctx.now(),
      eventId,
      kind: 'backOnSale',
      link: `/device-detail/${deviceId}`,
    }),
})
