import { deviceRelisted, deviceSold } from '#features/device/device.events.ts'
import { consumer } from '#kernel/events.ts'
import { planMails } from './notification.saved-mail.service.ts'

export const mailSold = consumer({
  name: 'notification.mail-sold',
  on: deviceSold,
  handle: (ctx, { deviceId, eventId }) =>
    planMails(ctx, { deviceId, at: ctx.now(), eventId, kind: 'sold' }),
})

export const mailBackOnSale = consumer({
  name: 'notification.mail-back-on-sale',
  on: deviceRelisted,
  handle: (ctx, { deviceId, eventId }) =>
    planMails(ctx, { deviceId, at: ctx.now(), eventId, kind: 'backOnSale' }),
})
