import * as z from 'zod/mini'
import { EMIRATES, GRADES } from '../device/device.enums.ts'
import { DeviceCard, Picture } from '../device/device.schema.ts'

/** The pages that are made of blocks; 1 is the home page, as the specification numbers it. */
export const RENOVATION_TYPES = { home: '1' } as const

export const BLOCK_KINDS = [
  'hero',
  'categories',
  'sales',
  'justIn',
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
const Outlet = z.object({ name: words(80), address: words(200), hours: words(120) })
const NewsItem = z.object({ title: words(160), summary: words(400) })
const VideoItem = z.object({ title: words(160) })

/** The texts of a block in one language. An item's texts and settings have the same index. */
export const BlockWords = {
  hero: z.object({ ...heading, phrases: z.array(words(40)) }),
  categories: z.object(heading),
  sales: z.object(heading),
  justIn: z.object(heading),
  graded: z.object(heading),
  brands: z.object(heading),
  steps: z.object({ ...heading, items: z.array(Step) }),
  outlets: z.object({ ...heading, items: z.array(Outlet) }),
  news: z.object({ ...heading, items: z.array(NewsItem) }),
  videos: z.object({ ...heading, items: z.array(VideoItem) }),
  subscribe: z.object({ ...heading, body: z.optional(words(300)) }),
} satisfies Record<BlockKind, z.ZodMiniType>

const many = (fallback: number) => z._default(z.int().check(z.minimum(1), z.maximum(24)), fallback)
const OutletFacts = { emirate: z.enum(EMIRATES), phone: z.e164() }
const NewsFacts = { day: z.iso.date() }
const VideoFacts = { src: z.string(), seconds: z.int(), poster: Picture }

/** The settings of a block for all languages. */
export const BlockSettings = {
  hero: z.object({}),
  categories: z.object({ count: many(11) }),
  sales: z.object({}),
  justIn: z.object({ count: many(8) }),
  graded: z.object({ count: many(4) }),
  brands: z.object({ count: many(18) }),
  steps: z.object({}),
  outlets: z.object({ items: z.array(z.object(OutletFacts)) }),
  news: z.object({ items: z.array(z.object(NewsFacts)) }),
  videos: z.object({ items: z.array(z.object(VideoFacts)) }),
  subscribe: z.object({}),
} satisfies Record<BlockKind, z.ZodMiniType>

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
  block('graded', {
    grades: z.array(z.object({ grade: z.enum(GRADES), count: z.int() })),
    devices: z.array(DeviceCard),
  }),
  block('brands', { items: z.array(z.object(counted)) }),
  block('steps', { items: z.array(Step) }),
  block('outlets', { items: z.array(z.extend(Outlet, OutletFacts)) }),
  block('news', { items: z.array(z.extend(NewsItem, NewsFacts)) }),
  block('videos', { items: z.array(z.extend(VideoItem, VideoFacts)) }),
  block('subscribe', { body: z.optional(z.string()) }),
])
export type Block = z.output<typeof Block>
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>
