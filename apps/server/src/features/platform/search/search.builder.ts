import { sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { brandWords } from './defaults/brands.words.ts'
import { earthmoving } from './defaults/earthmoving.words.ts'
import { lifting } from './defaults/lifting.words.ts'
import { partsOfMachines } from './defaults/parts-of-machines.words.ts'
import { plant } from './defaults/plant.words.ts'
import { roadsAndHaulage } from './defaults/roads-and-haulage.words.ts'
import { sameWords } from './defaults/same.words.ts'
import { supplies } from './defaults/supplies.words.ts'
import { wordsIn, type WordsByCode } from './defaults/words.ts'
import type { WordSet } from './search.catalogue.projection.ts'

const CATEGORIES: WordsByCode = { ...earthmoving, ...roadsAndHaulage, ...lifting, ...plant }
const PARTS: WordsByCode = { ...partsOfMachines, ...supplies }

const setsOf = (words: WordsByCode) =>
  Object.entries(words).map(([code, text]) => ({ code, words: wordsIn(text) }))

/** All default words, in the form of a catalogue. */
export const defaultWordSets = (): WordSet[] => [
  ...setsOf(CATEGORIES).map(({ code, words }) => ({ category: code, brand: null, words })),
  ...setsOf(brandWords).map(({ code, words }) => ({ category: null, brand: code, words })),
  ...sameWords.map((text) => ({ category: null, brand: null, words: wordsIn(text) })),
]

/**
 * Adds the default trade words of the existing categories, of machines and of the mall, and brands. What staff have set for one of
 * them stays, so it can run again; sets of synonyms are added once.
 */
export async function offerTradeWords(ctx: Ctx): Promise<void> {
  const at = ctx.now().toISOString()
  const given = (words: WordsByCode) => sql`
    jsonb_to_recordset(${JSON.stringify(setsOf(words))}::jsonb) as given(code text, words text[])`
  await ctx.db.execute(sql`
    insert into trade_word (category_id, words, created_at, updated_at)
    select category.id, given.words, ${at}, ${at} from ${given(CATEGORIES)} join category using (code)
    on conflict do nothing`)
  await ctx.db.execute(sql`
    insert into trade_word (brand_id, words, created_at, updated_at)
    select brand.id, given.words, ${at}, ${at} from ${given(brandWords)} join brand using (code)
    on conflict do nothing`)
  await ctx.db.execute(sql`
    insert into trade_word (product_category_id, words, created_at, updated_at)
    select product_category.id, given.words, ${at}, ${at}
    from ${given(PARTS)} join product_category using (code)
    on conflict do nothing`)
  const sets = JSON.stringify(sameWords.map((text) => ({ words: wordsIn(text) })))
  await ctx.db.execute(sql`
    insert into trade_word (words, created_at, updated_at)
    select given.words, ${at}, ${at} from jsonb_to_recordset(${sets}::jsonb) as given(words text[])
    where not exists (
      select 1 from trade_word where num_nonnulls(category_id, brand_id, product_category_id) = 0)`)
}
