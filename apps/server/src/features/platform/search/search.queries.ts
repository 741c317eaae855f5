import type { Understood } from '@ironsouq/contract/machines/device/device.filters'
import { rateOfCurrency } from '#features/money/currency/currency.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { catalogue, type Catalogue } from './search.catalogue.projection.ts'
import { lexiconOf, type Lexicon } from './search.lexicon.rules.ts'
import { looser, understand, type Understanding } from './search.query-understanding.rules.ts'
import type { Need } from './search.reading.rules.ts'
import {
  suggestBook,
  suggestionsFor,
  type Countable,
  type SuggestBook,
  type Suggested,
} from './search.suggest.rules.ts'

export type { Understanding } from './search.query-understanding.rules.ts'
export type { Need } from './search.reading.rules.ts'
export { codesOf, modelKey } from './search.normalize.rules.ts'

interface Made {
  stock: readonly string[]
  lexicon: Lexicon
}

const made = new WeakMap<Catalogue, Made>()

/** Rebuilt only when the catalogue or the stock has changed. */
function lexiconFor(known: Catalogue, stock: readonly string[]): Lexicon {
  const before = made.get(known)
  if (before?.stock === stock) return before.lexicon
  const lexicon = lexiconOf(known, stock)
  made.set(known, { stock, lexicon })
  return lexicon
}

interface SearchText {
  q: string | undefined
  literal: readonly Understood[]
  category: string | undefined
  /** The models that are on sale, also those that are not in the catalogue. */
  stock: readonly string[]
}

/** Query understanding with the current names and trade words. */
export async function meaningOf(
  ctx: Ctx,
  { q, literal, category, stock }: SearchText,
): Promise<Understanding> {
  if (!q) return { understood: [], text: '', needs: [], sizes: [] }
  const lexicon = lexiconFor(await catalogue(ctx), stock)
  const aedPerDollar = await rateOfCurrency(ctx, 'AED')
  return understand(q, { lexicon, literal, category, now: ctx.now(), aedPerDollar })
}

/** Spelling correction for words without results. */
export async function looserNeeds(
  ctx: Ctx,
  needs: readonly Need[],
  stock: readonly string[],
): Promise<Need[]> {
  return looser(needs, lexiconFor(await catalogue(ctx), stock))
}

const books = new WeakMap<Catalogue, { stock: Countable; book: SuggestBook }>()

/** Models, brands and categories that start with the text, in any language. */
export async function suggested(ctx: Ctx, q: string, stock: Countable): Promise<Suggested[]> {
  const known = await catalogue(ctx)
  const before = books.get(known)
  const book = before?.stock === stock ? before.book : suggestBook(known, stock)
  books.set(known, { stock, book })
  return suggestionsFor(book, q, ctx.locale)
}
