import { event } from '#kernel/work/events.ts'

export const branchChanged = event<{ branchId: string }>('branch.changed')
export const holidayChanged = event<{ holidayId: string }>('holiday.changed')
