/** How long an address of a photo may be. */
export const PHOTO_ADDRESS_MAX = 2000

/** Why no photo came of an address: those of the fetch, and those of the picture. */
export const PHOTO_FETCH_FAULTS = [
  'notAllowed',
  'unreachable',
  'refused',
  'moved',
  'tooLarge',
  'format',
  'damaged',
  'dimensions',
] as const
export type PhotoFetchFault = (typeof PHOTO_FETCH_FAULTS)[number]

/** Why a photo is not shown although it was fetched. */
export const PHOTO_PLACE_FAULTS = ['onSale', 'tooMany'] as const
export const PHOTO_FAULTS = [...PHOTO_FETCH_FAULTS, ...PHOTO_PLACE_FAULTS] as const
export type PhotoFault = (typeof PHOTO_FAULTS)[number]
