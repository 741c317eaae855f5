import type { Money } from '@ironsouq/contract/money/money/money'

/** A line of a visitor's cart, as the browser stores it. */
export interface LocalLine {
  skuId: string
  quantity: number
  isChecked: boolean
  /** The price that the visitor saw last. */
  seen: Money | null
}

/** Lines that are on their way to the member's cart, with the key that makes the call happen once. */
interface Merging {
  key: string
  lines: readonly LocalLine[]
}

export interface LocalCart {
  lines: readonly LocalLine[]
  merging: Merging | null
}

export const NO_CART: LocalCart = { lines: [], merging: null }

const isLine = (value: unknown): value is LocalLine =>
  typeof value === 'object' &&
  value !== null &&
  'skuId' in value &&
  typeof value.skuId === 'string' &&
  'quantity' in value &&
  Number.isInteger(value.quantity) &&
  'isChecked' in value &&
  typeof value.isChecked === 'boolean'

const areLines = (value: unknown): value is LocalLine[] =>
  Array.isArray(value) && value.every(isLine)

/** The storage is not trusted: another script or version may have written it. */
export const isLocalCart = (value: unknown): value is LocalCart =>
  typeof value === 'object' &&
  value !== null &&
  'lines' in value &&
  areLines(value.lines) &&
  'merging' in value &&
  (value.merging === null ||
    (typeof value.merging === 'object' &&
      value.merging !== null &&
      'key' in value.merging &&
      typeof value.merging.key === 'string' &&
      'lines' in value.merging &&
      areLines(value.merging.lines)))
