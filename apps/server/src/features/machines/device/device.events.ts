import { event } from '#kernel/work/events.ts'

/** Anything of a device has changed. */
export const deviceChanged = event<{ deviceId: string }>('device.changed')

/** The index has the current version of a device. */
export const deviceIndexed = event<{ deviceId: string }>('device.indexed')

/** The price has changed; `priceId` is its row in the price history. */
export const deviceRepriced = event<{ deviceId: string; priceId: string }>('device.repriced')

export const deviceSold = event<{ deviceId: string }>('device.sold')

/** It waits for a review. */
export const deviceSubmitted = event<{ deviceId: string }>('device.submitted')

/** It was taken off sale. */
export const deviceWithdrawn = event<{ deviceId: string }>('device.withdrawn')

/** It was off sale and is on sale again. */
export const deviceRelisted = event<{ deviceId: string }>('device.relisted')
