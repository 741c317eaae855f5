import * as z from 'zod/mini'
import { translated } from '../../translated.ts'
import { Version } from '../../versioned.ts'
import { homePageLifecycle } from './home-page.lifecycle.ts'
import { BLOCK_ITEMS_MAX, BLOCK_KINDS, PHRASES_MAX, STEPS_MAX } from './home-page.schema.ts'

const line = (most: number) => z.string().check(z.maxLength(most))

/**
 * The texts of a block as staff write them. A draft may be incomplete: `BlockWords` decides when it is
 * published.
 */
export const BlockText = z.object({
  title: z.exactOptional(line(120)),
  body: z.exactOptional(line(300)),
  phrases: z.exactOptional(z.array(line(40)).check(z.maxLength(PHRASES_MAX))),
  items: z.exactOptional(
    z.array(z.object({ title: line(80), body: line(300) })).check(z.maxLength(STEPS_MAX)),
  ),
})
export type BlockText = z.output<typeof BlockText>

/** A block of a version. It has the same id in every version that it is in. */
export const VersionBlock = z.object({
  blockId: z.uuid(),
  kind: z.enum(BLOCK_KINDS),
  isShown: z.boolean(),
  /** `BlockSettings` decides when it is published. */
  settings: z.object({
    count: z.exactOptional(z.int().check(z.minimum(0), z.maximum(999))),
    chosen: z.exactOptional(z.array(line(60)).check(z.maxLength(BLOCK_ITEMS_MAX))),
  }),
  texts: translated(BlockText),
})
export type VersionBlock = z.output<typeof VersionBlock>

/** The ids of the blocks of a page, in their order. */
export const BlockOrder = z.array(z.uuid()).check(z.maxLength(BLOCK_KINDS.length))

const facts = {
  versionId: z.uuid(),
  /** Counted from 1: what staff call it by. */
  number: z.int(),
  version: Version,
  state: z.enum(homePageLifecycle.states),
  /** When a scheduled version is published. */
  publishAt: z.nullable(z.iso.datetime()),
  publishedAt: z.nullable(z.iso.datetime()),
  updatedAt: z.iso.datetime(),
  /** The number of the version that it began as a copy of. */
  copiedFrom: z.nullable(z.int()),
}

export const HomePageRow = z.object({ ...facts, blocks: z.int() })
export type HomePageRow = z.output<typeof HomePageRow>

export const HomePageRecord = z.object({ ...facts, blocks: z.array(VersionBlock) })
export type HomePageRecord = z.output<typeof HomePageRecord>

const BLOCK_FAULTS = [
  /** A page without a block that is shown. */
  'pageEmpty',
  /** A second block of the same kind. */
  'kindTwice',
  'missing',
  'tooLong',
  'notAllowed',
  /** Another language has this text and English has not. */
  'englishMissing',
  /** A language has more or fewer items than English. */
  'itemsDiffer',
  /** It names something that does not exist or that visitors do not see. */
  'notPublic',
  'pictureMissing',
] as const

/** Why a version cannot be published. */
export const BlockFault = z.object({
  /** Null: the page itself. */
  blockId: z.nullable(z.uuid()),
  /** `count`, `chosen`, `title`, `items.0.body` */
  field: z.string(),
  locale: z.nullable(z.string()),
  reason: z.enum(BLOCK_FAULTS),
  /** What it names, where that matters. */
  value: z.nullable(z.string()),
})
export type BlockFault = z.output<typeof BlockFault>

const Side = z.nullable(z.string())

/** How a block differs between two versions. */
export const BlockDifference = z.object({
  blockId: z.uuid(),
  kind: z.enum(BLOCK_KINDS),
  change: z.enum(['added', 'removed', 'changed', 'moved']),
  /** Its place among the blocks of each version, counted from 1. */
  before: z.nullable(z.int()),
  after: z.nullable(z.int()),
  fields: z.array(
    z.object({ field: z.string(), locale: z.nullable(z.string()), before: Side, after: Side }),
  ),
})
export type BlockDifference = z.output<typeof BlockDifference>
