import type { Understood } from '@ironsouq/contract/device/device.filters'
import type { Ctx } from '#kernel/ctx.ts'
import { catalogue, type Catalogue } from './finding.catalogue.queries.ts'
import { lexiconOf, type Lexicon } from './finding.lexicon.rules.ts'
import {
  suggestBook,
  suggestionsFor,
  type Countable,
  type SuggestBook,
  type Suggested,
} from './finding.suggest.rules.ts'
import { looser, understand, type Need, type Understanding } from './finding.understanding.rules.ts'

export type { Need, Understanding } from './finding.understanding.rules.ts'
export { codesOf, modelKey } from './finding.fold.rules.ts'

interface Made {
  stock: readonly string[]
  lexicon: Lexicon
}

const made = new WeakMap<Catalogue, Made>()

/** Made anew only when the catalogue or the stock is another. */
function lexiconFor(known: Catalogue, stock: readonly string[]): Lexicon {
  const before = made.get(known)
  if (before?.stock === stock) return before.lexicon
  const lexicon = lexiconOf(known, stock)
  made.set(known, { stock, lexicon })
  return lexicon
}

interface Said {
  q: string | undefined
  literal: readonly Understood[]
  category: string | undefined
  /** The models that are on sale, whether the catalogue knows them or not. */
  stock: readonly string[]
}

/** What a reader's words mean, by the names and trade words of this moment. */
export async function meaningOf(
  ctx: Ctx,
  { q, literal, category, stock }: Said,
): Promise<Understanding> {
  if (!q) return { understood: [], text: '', needs: [], sizes: [] }
  const lexicon = lexiconFor(await catalogue(ctx), stock)
  return understand(q, { lexicon, literal, category, now: ctx.now() })
}

/** What words that found nothing may have been meant to be. */
export async function looserNeeds(
  ctx: Ctx,
  needs: readonly Need[],
  stock: readonly string[],
): Promise<Need[]> {
  return looser(needs, lexiconFor(await catalogue(ctx), stock))
}

const books = new WeakMap<Catalogue, { stock: Countable; book: SuggestBook }>()

/** Models, brands and categories that begin like the text, in any of the languages. */
export async function suggested(ctx: Ctx, q: string, stock: Countable): Promise<Suggested[]> {
  const known = await catalogue(ctx)
  const before = books.get(known)
  const book = before?.stock === stock ? before.book : suggestBook(known, stock)
  books.set(known, { stock, book })
  return suggestionsFor(book, q, ctx.locale)
}
