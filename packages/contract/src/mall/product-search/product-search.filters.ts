/*
 * The query parameters of the list of products, without schemas: the storefront reads and writes them
 * without loading zod. Lists, ranges and attributes have the notation of `device.filters.ts`.
 */

export const PRODUCT_SORTS = [
  'relevance',
  'newest',
  'bestSold',
  'priceLow',
  'priceHigh',
  'soonest',
] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** What a store offers with a product; a list asks for all that are chosen. */
export const PRODUCT_SERVICES = ['inStock', 'ownStore', 'pickup', 'sameCity', 'warranty'] as const
export type ProductService = (typeof PRODUCT_SERVICES)[number]

/** What words can be read as: a category of the mall, the maker of a machine, or a machine model. */
export const PRODUCT_UNDERSTOOD = ['category', 'machineBrand', 'modelId'] as const
export type ProductUnderstood = (typeof PRODUCT_UNDERSTOOD)[number]

/** Filters with options, in the order the page shows them. `emirate` is where a product is delivered to. */
export const PRODUCT_CHOICES = ['service', 'condition', 'emirate', 'brand', 'store'] as const
export type ProductChoice = (typeof PRODUCT_CHOICES)[number]

/** In how many working days a product arrives at the latest. */
export const ARRIVES_WITHIN = ['1', '2', '5'] as const

/** Where it arrives, until a reader says otherwise. */
export const USUAL_EMIRATE = 'dubai'
