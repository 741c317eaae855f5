import { event } from '#kernel/events.ts'

/** Anything about a machine is other than before. */
export const deviceChanged = event<{ deviceId: string }>('device.changed')

/** The index has been told how a machine is. */
export const deviceIndexed = event<{ deviceId: string }>('device.indexed')

/** Another price is asked for a machine; `priceId` is its row in the price history. */
export const deviceRepriced = event<{ deviceId: string; priceId: string }>('device.repriced')

export const deviceSold = event<{ deviceId: string }>('device.sold')

/** It was taken off sale. */
export const deviceWithdrawn = event<{ deviceId: string }>('device.withdrawn')

/** It was off sale and is on sale again. */
export const deviceRelisted = event<{ deviceId: string }>('device.relisted')
