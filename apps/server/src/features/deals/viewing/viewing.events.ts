import { event } from '#kernel/work/events.ts'

export const viewingBooked = event<{ viewingId: string }>('viewing.booked')
export const viewingMoved = event<{ viewingId: string }>('viewing.moved')
export const viewingCancelled = event<{ viewingId: string }>('viewing.cancelled')
