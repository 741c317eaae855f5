/** A larger file is split: one job reads it from memory. */
export const IMPORT_BYTES_MAX = 64 * 1024 * 1024
export const IMPORT_ROWS_MAX = 200_000
export const IMPORT_COLUMNS_MAX = 100
export const IMPORT_HEADER_CHARACTERS_MAX = 120
export const IMPORT_CELL_CHARACTERS_MAX = 4000
/** Until when an unfinished import may be continued. */
export const IMPORT_OPEN_DAYS = 14
/** How long rows and files of an ended import stay. */
export const IMPORT_DAYS = 90

export const TABLE_FILE_FORMATS = ['csv', 'xlsx'] as const
export type TableFileFormat = (typeof TABLE_FILE_FORMATS)[number]

/** What a file may hold: machines, which staff and feeds bring, and products, which stores bring themselves. */
export const IMPORT_KINDS = ['device', 'product'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]
export const STAFF_IMPORT_KINDS = ['device'] as const

export const IMPORT_ORIGINS = ['upload', 'feed'] as const

/** How numbers are written: 1,234.5 or 1.234,5. */
export const NUMBER_STYLES = ['point', 'comma'] as const
export type NumberStyle = (typeof NUMBER_STYLES)[number]

/** Why a file was refused. */
export const FILE_FAULTS = [
  'damaged',
  'encoding',
  'quotes',
  'noSheet',
  'noRows',
  'sameHeader',
  'missing',
  'tooManyRows',
  'tooManyColumns',
  'cellTooLong',
  'unpacksTooLarge',
] as const
export type FileFault = (typeof FILE_FAULTS)[number]

/** What is wrong with a row. */
export const ROW_FAULTS = [
  'required',
  'notNumber',
  'notWhole',
  'outOfRange',
  'yearDigits',
  'tooLong',
  'notChoice',
  'notFlag',
  'unknownBrand',
  'unknownCategory',
  'unknownYard',
  'modelMisspelled',
  'unknownCurrency',
  'priceDecimals',
  'sameTwice',
  'serialElsewhere',
  'alreadySold',
  'tooManyCells',
  'wrongCode',
  'codeOfDeleted',
  'noSuchCategory',
  'severalCategories',
  'notOfCategory',
  'otherCurrency',
  'noWarehouse',
  'severalWarehouses',
  'heldForOrders',
  'reviewedOnSale',
  'differs',
  'changedSince',
  'optionIncomplete',
  'otherOptions',
  'sameVariant',
  'otherProduct',
  'noProduct',
  'tooManyVariants',
  'notAddress',
  'tooManyPhotos',
] as const
export type RowFaultKind = (typeof ROW_FAULTS)[number]

/** What is imported, but marked for review. */
export const ROW_WARNINGS = [
  'unknownModel',
  'noPrice',
  'manyHours',
  'leftOut',
  'otherBrand',
] as const
export type RowWarningKind = (typeof ROW_WARNINGS)[number]

export const ROW_OUTCOMES = ['new', 'changed', 'unchanged', 'faulty'] as const
export type RowOutcome = (typeof ROW_OUTCOMES)[number]
