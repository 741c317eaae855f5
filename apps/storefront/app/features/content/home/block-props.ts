import type { BlockKind, BlockOf } from '@ironsouq/contract/content/home-page/home-page.schema'

export interface BlockProps<Kind extends BlockKind> {
  block: BlockOf<Kind>
  /** The first block of the page. */
  first: boolean
  /** The kinds of blocks on the page, for links between them. */
  kinds: ReadonlySet<BlockKind>
}
