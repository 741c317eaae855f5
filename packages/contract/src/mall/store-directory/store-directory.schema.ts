import * as z from 'zod/mini'
import { EMIRATES } from '../../machines/device/device.enums.ts'
import { PageQuery } from '../../page.ts'
import { StoreCard } from '../store/store.schema.ts'

export const STORE_WORDS_MAX = 60

export const StoreDirectoryQuery = z.extend(PageQuery, {
  /** Part of the name of a store, or of what it sells. */
  q: z._default(z.string().check(z.trim(), z.maxLength(STORE_WORDS_MAX)), ''),
  emirate: z.optional(z.enum(EMIRATES)),
  /** The code of a category of the first level. */
  category: z.optional(z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(60))),
})
export type StoreDirectoryQuery = z.output<typeof StoreDirectoryQuery>

const Counted = z.object({ code: z.string(), name: z.string(), count: z.int() })

/** A store with what it sells and its record. */
export const StoreEntry = z.extend(
  z.omit(StoreCard, { isSelling: true, followers: true, description: true }),
  {
    /** The categories of the first level, by the number of its products in them. */
    sells: z.array(Counted),
    products: z.int(),
    /** Orders that it sent or handed over. */
    sent: z.int(),
    /** The day on which it opened. */
    since: z.iso.date(),
    licenceCheckedOn: z.nullable(z.iso.date()),
    /** Null without enough replies. */
    replyMinutes: z.nullable(z.int()),
  },
)
export type StoreEntry = z.output<typeof StoreEntry>

export const StoreDirectory = z.object({
  total: z.int(),
  /** How many stores there are in each, of all stores. */
  emirates: z.array(z.object({ emirate: z.enum(EMIRATES), count: z.int() })),
  categories: z.array(Counted),
  records: z.array(StoreEntry),
})
export type StoreDirectory = z.output<typeof StoreDirectory>
