import type { ProductUnderstood } from '@ironsouq/contract/mall/product-search/product-search.filters'
import type { ProductPage } from '@ironsouq/contract/mall/product-search/product-search.query'
import type { Ctx } from '#kernel/ctx.ts'
import { partCatalogue, type PartCatalogue } from './product-query.catalogue.projection.ts'
import { partLexiconOf, type PartLexicon } from './product-query.lexicon.rules.ts'
import { presentMeaning } from './product-query.present.ts'
import { NOTHING_ASKED, understandPart, type PartMeaning } from './product-query.rules.ts'
import { respelled } from './product-query.spelling.rules.ts'

export { NOTHING_ASKED, type PartMeaning, type PartNeed } from './product-query.rules.ts'

const made = new WeakMap<PartCatalogue, PartLexicon>()

/** Rebuilt only when the catalogue has changed. */
async function lexiconOf(ctx: Ctx): Promise<PartLexicon> {
  const known = await partCatalogue(ctx)
  const lexicon = made.get(known) ?? partLexiconOf(known)
  made.set(known, lexicon)
  return lexicon
}

interface Asked {
  q?: string | undefined
  literal: readonly ProductUnderstood[]
}

/** Query understanding with the current names and trade words. */
export async function meaningOfParts(ctx: Ctx, { q, literal }: Asked): Promise<PartMeaning> {
  return q ? understandPart(q, { lexicon: await lexiconOf(ctx), literal }) : NOTHING_ASKED
}

/** The meaning after spelling correction; null when no word looks like a known one. */
export async function respelledMeaning(
  ctx: Ctx,
  { q, literal }: Asked,
): Promise<PartMeaning | null> {
  if (!q) return null
  const knowing = { lexicon: await lexiconOf(ctx), literal }
  const corrected = respelled(q, knowing)
  return corrected === null ? null : understandPart(corrected, knowing)
}

/** What the words were read as, in the language of the request. */
export async function understoodParts(
  ctx: Ctx,
  meaning: PartMeaning,
): Promise<ProductPage['understood']> {
  if (meaning.needs.length === 0) return []
  return presentMeaning({ lexicon: await lexiconOf(ctx), locale: ctx.locale }, meaning)
}
