import type { DevicePage } from '@ironsouq/contract/machines/device/device.query'

/**
 * The number of options that a facet lacks, by the name of its fold; of a range, 1. Undefined when
 * nothing is left out.
 */
export type LeftOut = Readonly<Record<string, number>>

/** A page of the list whose closed facets are loaded when a user opens one. */
export type ListedPage = DevicePage & { left?: LeftOut | undefined }

/** The fold of a field that only machines of a category have. */
export const specFold = (code: string): string => `spec:${code}`
