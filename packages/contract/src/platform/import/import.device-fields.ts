/** The fields of a machine that a file may fill. A specification is `spec.` and the code of its field. */
export const DEVICE_FIELDS = [
  'externalId',
  'serialNo',
  'category',
  'brand',
  'model',
  'yearMade',
  'yearInService',
  'workHours',
  'mileageKm',
  'hoursSource',
  'price',
  'currency',
  'vatMode',
  'yard',
  'emission',
  'customs',
  'ownership',
  'warranty',
  'gccCooling',
  'plated',
  'note',
  'photos',
] as const
export type DeviceField = (typeof DEVICE_FIELDS)[number]

/** A file without these cannot be checked. The category is known from the model if that is known. */
export const REQUIRED_DEVICE_FIELDS = ['serialNo', 'brand', 'model', 'yearMade'] as const

export const EARLIEST_YEAR = 1950
export const HOURS_MAX = 120_000
export const MILEAGE_MAX = 5_000_000
