import * as z from 'zod/mini'
import { EMIRATES, GRADES } from '../../machines/device/device.enums.ts'
import { DeviceCard, Picture } from '../../machines/device/device.schema.ts'
import { ProductCard } from '../../mall/product-search/product-search.schema.ts'
import { NewsItem } from '../news/news.schema.ts'

/** The pages that are made of blocks; 1 is the home page, as the specification numbers it. */
export const RENOVATION_TYPES = { home: '1' } as const

export const BLOCK_KINDS = [
  'hero',
  'categories',
  'sales',
  'justIn',
  'parts',
  'graded',
  'brands',
  'steps',
  'outlets',
  'news',
  'videos',
  'subscribe',
] as const
export type BlockKind = (typeof BLOCK_KINDS)[number]

const words = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))

/** The translated texts of an editor. */
const heading = { title: z.optional(words(120)) }

const Step = z.object({ title: words(80), body: words(300) })
export const STEPS_MAX = 5
export const PHRASES_MAX = 8

/** The texts of a block in one language. */
export const BlockWords = {
  hero: z.object({ ...heading, phrases: z.array(words(40)).check(z.maxLength(PHRASES_MAX)) }),
  categories: z.object(heading),
  sales: z.object(heading),
  justIn: z.object(heading),
  parts: z.object(heading),
  graded: z.object(heading),
  brands: z.object(heading),
  steps: z.object({ ...heading, items: z.array(Step).check(z.maxLength(STEPS_MAX)) }),
  outlets: z.object(heading),
  news: z.object(heading),
  videos: z.object(heading),
  subscribe: z.object({ ...heading, body: z.optional(words(300)) }),
} satisfies Record<BlockKind, z.ZodMiniObject>

export const BLOCK_ITEMS_MAX = 24
const many = (fallback: number) =>
  z._default(z.int().check(z.minimum(1), z.maximum(BLOCK_ITEMS_MAX)), fallback)
/** What is shown, in this order; empty: the first or newest `count`. */
const chosen = (id: z.ZodMiniType<string>, most = BLOCK_ITEMS_MAX) =>
  z._default(z.array(id).check(z.maxLength(most)), [])
const code = words(60)

/** The settings of a block for all languages. */
export const BlockSettings = {
  /** The stock number of the machine beside the search; empty: the newest of a good grade. */
  hero: z.object({ chosen: chosen(code, 1) }),
  categories: z.object({ count: many(11), chosen: chosen(code) }),
  sales: z.object({}),
  justIn: z.object({ count: many(8) }),
  /** So many of the products that sell best. */
  parts: z.object({ count: many(4) }),
  graded: z.object({ count: many(4) }),
  brands: z.object({ count: many(18), chosen: chosen(code) }),
  steps: z.object({}),
  outlets: z.object({ count: many(5), chosen: chosen(code) }),
  news: z.object({ count: many(4), chosen: chosen(z.uuid()) }),
  videos: z.object({ count: many(3), chosen: chosen(z.uuid()) }),
  subscribe: z.object({}),
} satisfies Record<BlockKind, z.ZodMiniObject>

const Outlet = z.object({
  /** Of the branch. */
  code: z.string(),
  name: z.string(),
  address: z.string(),
  /** The ordinary hours of the week, as one line. */
  hours: z.string(),
  emirate: z.enum(EMIRATES),
  phone: z.string(),
})
const VideoItem = z.object({
  videoId: z.uuid(),
  title: z.string(),
  /** The key of the HLS playlist in the object store. */
  src: z.string(),
  seconds: z.int(),
  poster: Picture,
})

const counted = { code: z.string(), name: z.string(), count: z.int() }
const block = <Kind extends BlockKind, Shape extends Record<string, z.ZodMiniType>>(
  kind: Kind,
  shape: Shape,
) => z.object({ blockId: z.uuid(), kind: z.literal(kind), title: z.optional(z.string()), ...shape })

/** A block as a page receives it: translated texts and current data. */
export const Block = z.discriminatedUnion('kind', [
  block('hero', {
    phrases: z.array(z.string()),
    total: z.int(),
    emirates: z.array(z.object({ emirate: z.enum(EMIRATES), count: z.int() })),
    /** Machines listed within the last seven days. */
    newThisWeek: z.int(),
    /** Machines graded A or B. */
    wellKept: z.int(),
    brands: z.int(),
    featured: z.nullable(DeviceCard),
  }),
  block('categories', {
    total: z.int(),
    all: z.int(),
    items: z.array(z.object({ ...counted, picture: z.nullable(Picture) })),
  }),
  block('sales', {}),
  block('justIn', { newThisWeek: z.int(), devices: z.array(DeviceCard) }),
  block('parts', {
    total: z.int(),
    /** Those of the first level that hold products. */
    categories: z.array(z.extend(z.object(counted), { count: z.nullable(z.int()) })),
    products: z.array(ProductCard),
  }),
  block('graded', {
    grades: z.array(z.object({ grade: z.enum(GRADES), count: z.int() })),
    devices: z.array(DeviceCard),
  }),
  block('brands', { items: z.array(z.object(counted)) }),
  block('steps', { items: z.array(Step) }),
  block('outlets', { items: z.array(Outlet) }),
  block('news', { items: z.array(NewsItem) }),
  block('videos', { items: z.array(VideoItem) }),
  block('subscribe', { body: z.optional(z.string()) }),
])
export type Block = z.output<typeof Block>
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>
