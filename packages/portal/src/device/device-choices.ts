import type { DeskChoices } from '@ironsouq/contract/machines/device-admin/device-admin.schema'

/** What the form of a machine offers; only staff choose the seller. */
export type DeviceChoices = Omit<DeskChoices, 'sellers'> & Partial<Pick<DeskChoices, 'sellers'>>
