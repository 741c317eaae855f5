import type { ApiError } from '@ironsouq/contract/client'
import { homePageEndpoints } from '@ironsouq/contract/content/home-page/home-page.endpoints'
import type { BlockKind } from '@ironsouq/contract/content/home-page/home-page.schema'
import {
  HomePageRecord,
  type VersionBlock,
} from '@ironsouq/contract/content/home-page/home-page.version.schema'
import { currentRecordOf } from '@ironsouq/contract/versioned'
import { api } from '@ironsouq/portal/api/api.ts'

/**
 * What the form edits: the order, and each block as a field of its own, so that two people who change
 * different blocks do not meet.
 */
export interface PageValues {
  order: readonly string[]
  [blockId: `block-${string}`]: VersionBlock
}

const fieldOf = (blockId: string) => `block-${blockId}` as const

export const valuesOf = (blocks: readonly VersionBlock[]): PageValues => ({
  order: blocks.map(({ blockId }) => blockId),
  ...Object.fromEntries(blocks.map((block) => [fieldOf(block.blockId), block])),
})

export const blockOf = (values: PageValues, blockId: string): VersionBlock | undefined =>
  values[fieldOf(blockId)]

export const blocksOf = (values: PageValues): VersionBlock[] =>
  values.order.flatMap((blockId) => blockOf(values, blockId) ?? [])

export const withBlock = (block: VersionBlock): Partial<PageValues> => ({
  [fieldOf(block.blockId)]: block,
})

export const newBlock = (kind: BlockKind): VersionBlock => ({
  blockId: crypto.randomUUID(),
  kind,
  isShown: true,
  settings: {},
  texts: { en: {} },
})

/** Saves what changed, one block at a time. Each step has the next version. */
export async function savePage(saved: HomePageRecord, values: PageValues, version: number) {
  const { versionId } = saved
  const stored = new Map(saved.blocks.map((block) => [block.blockId, JSON.stringify(block)]))
  const changed = blocksOf(values).filter(
    (block) => stored.get(block.blockId) !== JSON.stringify(block),
  )
  let at = version
  for (const block of changed.length > 0 ? changed : [null]) {
    if (block) stored.set(block.blockId, '')
    const order = values.order.filter((blockId) => stored.has(blockId))
    const next = await api(homePageEndpoints.staff.save, {
      body: { versionId, version: at, order, block },
    })
    at = next.version
  }
}

/** The page as someone else saved it, in the refusal of a save. */
export const currentPageOf = (refusal: ApiError): HomePageRecord | undefined =>
  currentRecordOf(refusal, HomePageRecord)
