import { valuesOf } from '@ironsouq/contract/machines/device/device.filters'
import type { ProductUnderstood } from '@ironsouq/contract/mall/product-search/product-search.filters'
import {
  ProductQuery,
  type FoundCard,
  type ProductPage,
} from '@ironsouq/contract/mall/product-search/product-search.query'
import {
  readScales,
  type Scales,
} from '#features/machines/device-search/device-search.facets.rules.ts'
import {
  mallCatalogue,
  productCategoryPath,
  type KnownAttribute,
  type MallCatalogue,
} from '#features/mall/product-category/product-category.catalogue.queries.ts'
import {
  meaningOfParts,
  type PartMeaning,
  NOTHING_ASKED,
  respelledMeaning,
  understoodParts,
} from '#features/mall/product-query/product-query.queries.ts'
import { fewerWords } from '#features/mall/product-query/product-query.without.rules.ts'
import { withPromotions } from '#features/mall/promotion/promotion.queries.ts'
import { onlySelling, storesThatSell } from '#features/mall/store/store.selling.projection.ts'
import { admitted, fewFromDatabase } from '#features/platform/search/search.admission.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { cached } from '#kernel/data/cached.ts'
import { SearchUnavailable } from '#kernel/ports/search.ts'
import { productIndex } from './product-search.document.ts'
import {
  facetRequests,
  readFacets,
  scalesRequest,
  type FacetCounts,
} from './product-search.facets.rules.ts'
import { listFromDatabase } from './product-search.list.projection.ts'
import { fitsAmong, machineById, storeNames } from './product-search.machine.projection.ts'
import {
  presentCategories,
  presentCounts,
  presentFound,
  presentPath,
  type Hit,
} from './product-search.page.present.ts'
import { isHeavy, planOf, type Plan } from './product-search.plan.rules.ts'
import { aboutQuery, countRequest, pageRequest, withoutEach } from './product-search.rules.ts'

const SCALES_SECONDS = 300
const COUNTS_SECONDS = 1
/** Above this number of filters, counting without each of them costs more than it helps. */
const MOST_WITHOUT = 8

const unfiltered = (category: string): Plan => ({
  category: category || null,
  meaning: NOTHING_ASKED,
  narrowings: [],
})

/** Filters that products of this category or of one above it state. */
function attributesOf(known: MallCatalogue, category: string | undefined): KnownAttribute[] {
  const path = new Set(productCategoryPath(known, category).map(({ code }) => code))
  return [...known.attributes.values()].filter(
    ({ isFilter, kind, of }) => isFilter && kind !== 'text' && of.some((code) => path.has(code)),
  )
}

const numbersOf = (attributes: readonly KnownAttribute[]) =>
  attributes.flatMap(({ kind, code }) => (kind === 'number' ? [code] : []))

/** `numbers` are the codes of its filters that are numbers: a new one is measured at once. */
const cachedScales = cached(
  { seconds: SCALES_SECONDS },
  async (ctx, category: string, numbers: string): Promise<Scales> => {
    const about = aboutQuery(unfiltered(category), { locale: ctx.locale, loose: false })
    const request = scalesRequest(about, numbers ? numbers.split(' ') : [])
    const [found] = await ctx.search.find(productIndex.name, [request])
    return readScales(found?.aggregations ?? {})
  },
)

const scalesOf = (ctx: Ctx, category: string | null, attributes: readonly KnownAttribute[]) =>
  cachedScales(ctx, category ?? '', numbersOf(attributes).join(' '))

/** Lists without filters are requested most and cost most: a burst is counted once. */
const cachedCounts = cached(
  { seconds: COUNTS_SECONDS, most: 200 },
  (ctx, requests: string): Promise<Awaited<ReturnType<Ctx['search']['find']>>> =>
    ctx.search.find(productIndex.name, JSON.parse(requests) as object[]),
)

const literalOf = ({ literal }: ProductQuery) => valuesOf(literal) as ProductUnderstood[]

interface Asked {
  query: ProductQuery
  known: MallCatalogue
  plan: Plan
  attributes: readonly KnownAttribute[]
}

interface Answer {
  records: FoundCard[]
  counts: FacetCounts
}

const hasWords = ({ meaning: { needs } }: Plan) => needs.length > 0

const sortOf = ({ sort }: ProductQuery, plan: Plan) => {
  const chosen = sort ?? (hasWords(plan) ? 'relevance' : 'bestSold')
  return chosen === 'relevance' && !hasWords(plan) ? 'bestSold' : chosen
}

async function ask(
  ctx: Ctx,
  { query, plan, attributes, scales }: Asked & { scales: Scales },
  loose: boolean,
): Promise<Answer> {
  const manner = { locale: ctx.locale, loose }
  const page = pageRequest(plan, manner, { ...query, sort: sortOf(query, plan) })
  const about = aboutQuery(plan, manner)
  const counting = facetRequests({ plan, about, attributes, scales })
  const isPlain = !hasWords(plan) && plan.narrowings.length === 0
  const [[found], counts] = isPlain
    ? await Promise.all([
        ctx.search.find<Hit>(productIndex.name, [page]),
        cachedCounts(ctx, JSON.stringify(counting)),
      ])
    : await ctx.search
        .find<Hit>(productIndex.name, [page, ...counting])
        .then(([first, ...rest]) => [[first], rest] as const)
  return {
    records: (found?.hits ?? []).map((hit) => presentFound(ctx.locale, hit, plan.meaning)),
    counts: readFacets(counts, scales),
  }
}

/**
 * The index follows a suspension within seconds, and the end of a contract within the hour; until then its answer is
 * asked for again without the stores of this page that sell nothing [ST-7].
 */
async function askSelling(
  ctx: Ctx,
  asked: Asked & { scales: Scales },
  loose: boolean,
): Promise<Answer & { plan: Plan }> {
  const answer = await ask(ctx, asked, loose)
  const ids = new Set(answer.records.map(({ storeId }) => storeId))
  const stopped = [...ids.difference(await storesThatSell(ctx, [...ids]))]
  if (stopped.length === 0) return { ...answer, plan: asked.plan }
  const plan = { ...asked.plan, stopped }
  const { records, counts } = await ask(ctx, { ...asked, plan }, loose)
  return { records: await onlySelling(ctx, records), counts, plan }
}

/** Without results: the counts without each of the filters, largest first. */
async function nearestOf(ctx: Ctx, { plan, query }: Asked): Promise<ProductPage['nearest']> {
  if (plan.narrowings.length > MOST_WITHOUT) return []
  const each = withoutEach(plan, { locale: ctx.locale, loose: false }, query.q)
  if (each.length === 0) return []
  const requests = each.map(({ request }) => request)
  const found = await ctx.search.find(productIndex.name, requests)
  return each
    .map(({ filter, value }, n) => ({ filter, value, total: found[n]?.total ?? 0 }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total)
}

const readIn = ({ needs }: PartMeaning) =>
  needs.filter(({ kind }) => kind !== 'word' && kind !== 'emirate').length

/** Searches as typed, then with corrected spelling, then for anything that looks alike. */
async function askMeant(ctx: Ctx, asked: Asked & { scales: Scales }) {
  const strict = await askSelling(ctx, asked, false)
  if (strict.counts.total > 0 || !hasWords(asked.plan)) return strict
  const { query, plan } = asked
  const meaning = await respelledMeaning(ctx, { q: query.q, literal: literalOf(query) })
  const respelled = meaning ? { ...asked, plan: { ...plan, meaning } } : asked
  const corrected = meaning && (await askSelling(ctx, respelled, false))
  if (corrected && corrected.counts.total > 0) return corrected
  const isBetter = meaning !== null && readIn(meaning) > readIn(plan.meaning)
  const loose = await askSelling(ctx, isBetter ? respelled : asked, true)
  return loose.counts.total > 0 ? loose : strict
}

const MOST_FEWER = 6

/** Without results: the words without those that nothing has, and how many products these find. */
async function withoutOf(ctx: Ctx, { plan, query, known }: Asked): Promise<ProductPage['without']> {
  const fewer = fewerWords(plan.meaning).slice(0, MOST_FEWER)
  if (fewer.length === 0) return null
  const manner = { locale: ctx.locale, loose: false }
  const requests = await Promise.all(
    fewer.map(async ({ q }) => {
      const meaning = await meaningOfParts(ctx, { q, literal: literalOf(query) })
      return countRequest(planOf(query, known, meaning), manner)
    }),
  )
  const found = await ctx.search.find(productIndex.name, requests)
  const counted = fewer.map((each, n) => ({ ...each, total: found[n]?.total ?? 0 }))
  return counted.find(({ total }) => total > 0) ?? null
}

/** The machine that was chosen, or the only one that the words name. */
async function machineOf(ctx: Ctx, query: ProductQuery, { meaning }: Plan) {
  const named = meaning.needs.flatMap((need) => (need.kind === 'machine' ? need.machines : []))
  const modelId = query.modelId ?? (named.length === 1 ? named[0]?.modelId : undefined)
  return modelId === undefined ? null : machineById(ctx, modelId)
}

async function fromIndex(ctx: Ctx, asked: Asked): Promise<ProductPage> {
  const { query, known, attributes } = asked
  const scales = await scalesOf(ctx, asked.plan.category, attributes)
  const { records, counts, plan } = await askMeant(ctx, { ...asked, scales })
  const storeIds = counts.options('store').map(({ value }) => value)
  const isEmpty = counts.total === 0
  const [stores, machine, understood, nearest, without] = await Promise.all([
    storeNames(ctx, storeIds),
    machineOf(ctx, query, plan),
    understoodParts(ctx, plan.meaning),
    isEmpty ? nearestOf(ctx, { ...asked, plan }) : [],
    isEmpty ? withoutOf(ctx, { ...asked, plan }) : null,
  ])
  const reader = { known, locale: ctx.locale }
  return {
    records,
    answeredBy: 'index',
    understood,
    path: presentPath(reader, query.category),
    categories: presentCategories(reader, query.category, counts),
    machine,
    nearest,
    without,
    ...presentCounts(ctx.locale, { query, counts, scales, attributes, stores }),
  }
}

async function fromDatabase(ctx: Ctx, { query, known, plan }: Asked): Promise<ProductPage> {
  const sort = sortOf(query, plan)
  const [{ records, total }, machine, understood] = await Promise.all([
    listFromDatabase(ctx, plan, { ...query, sort }),
    machineOf(ctx, query, plan),
    understoodParts(ctx, plan.meaning),
  ])
  const reader = { known, locale: ctx.locale }
  return {
    records: records.map((card) => ({ ...card, matchedNumber: null, promotion: null })),
    total,
    answeredBy: 'database',
    understood,
    path: presentPath(reader, query.category),
    categories: presentCategories(reader, query.category, null),
    machine,
    facets: [],
    price: null,
    attributes: [],
    nearest: [],
    without: null,
  }
}

/** How many products the words find, without facets; misspelled words are not corrected. */
export async function productsCounted(ctx: Ctx, q: string, address: string): Promise<number> {
  const [known, meaning] = await Promise.all([
    mallCatalogue(ctx),
    meaningOfParts(ctx, { q, literal: [] }),
  ])
  const plan = planOf(ProductQuery.parse({ q }), known, meaning)
  const request = countRequest(plan, { locale: ctx.locale, loose: false })
  const [found] = await admitted(ctx, { address, isHeavy: isHeavy(plan) }, (ctx) =>
    ctx.search.find(productIndex.name, [request]),
  )
  return found?.total ?? 0
}

/** How many products each of some models finds in the list, in their order; null while the index does not answer. */
export async function productsFitting(
  ctx: Ctx,
  modelIds: readonly string[],
): Promise<(number | null)[]> {
  if (modelIds.length === 0) return []
  const known = await mallCatalogue(ctx)
  const requests = modelIds.map((modelId) =>
    countRequest(planOf(ProductQuery.parse({ modelId }), known, NOTHING_ASKED), {
      locale: ctx.locale,
      loose: false,
    }),
  )
  try {
    const found = await ctx.search.find(productIndex.name, requests)
    return found.map(({ total }) => total)
  } catch (err) {
    if (!(err instanceof SearchUnavailable)) throw err
    return modelIds.map(() => null)
  }
}

/** How many products that can be bought a search finds, with its words as typed and with corrected spelling. */
export async function productsFor(
  ctx: Ctx,
  asked: Pick<ProductQuery, 'q' | 'modelId'>,
): Promise<number> {
  const query = ProductQuery.parse({ ...asked, service: 'inStock' })
  const words = { q: asked.q, literal: [] }
  const [known, typed, corrected] = await Promise.all([
    mallCatalogue(ctx),
    meaningOfParts(ctx, words),
    respelledMeaning(ctx, words),
  ])
  const requests = [typed, corrected].flatMap((meaning) =>
    meaning
      ? [countRequest(planOf(query, known, meaning), { locale: ctx.locale, loose: false })]
      : [],
  )
  const found = await ctx.search.find(productIndex.name, requests)
  return Math.max(0, ...found.map(({ total }) => total))
}

/** With how each product fits the model that was asked for; the index knows which ones fit, not which machines. */
async function withFit(ctx: Ctx, page: ProductPage): Promise<ProductPage> {
  if (!page.machine) return page
  const ids = page.records.map(({ productId }) => productId)
  const found = await fitsAmong(ctx, page.machine.modelId, ids)
  const fits = new Map(found.map(({ productId, ...fit }) => [productId, fit]))
  const records = page.records.map((card) => ({ ...card, fit: fits.get(card.productId) ?? null }))
  return { ...page, records }
}

/** What the index does not hold: how products fit the chosen machine, and what their stores take off now. */
async function withToday(ctx: Ctx, page: ProductPage): Promise<ProductPage> {
  const fitted = await withFit(ctx, page)
  return { ...fitted, records: await withPromotions(ctx, fitted.records) }
}

/** The list from the index, or from PostgreSQL while the index does not answer [PR-1]. */
export async function searchProducts(
  ctx: Ctx,
  query: ProductQuery,
  address: string,
): Promise<ProductPage> {
  const [known, meaning] = await Promise.all([
    mallCatalogue(ctx),
    meaningOfParts(ctx, { q: query.q, literal: literalOf(query) }),
  ])
  const plan = planOf(query, known, meaning)
  const asked = { query, known, plan, attributes: attributesOf(known, query.category) }
  try {
    return await withToday(
      ctx,
      await admitted(ctx, { address, isHeavy: isHeavy(plan) }, (ctx) => fromIndex(ctx, asked)),
    )
  } catch (err) {
    if (!(err instanceof SearchUnavailable)) throw err
    return fewFromDatabase(async () => {
      ctx.log.warn({ err }, 'the list of products is answered by the database')
      return withToday(ctx, await fromDatabase(ctx, asked))
    })
  }
}

/** The most frequent requests: lists without filters, of everything and of each category. */
export async function commonQuestions(ctx: Ctx): Promise<object[]> {
  const known = await mallCatalogue(ctx)
  const manner = { locale: ctx.locale, loose: false }
  const requests: object[] = []
  for (const category of ['', ...known.categories.keys()]) {
    const plan = unfiltered(category)
    const attributes = attributesOf(known, category || undefined)
    const about = aboutQuery(plan, manner)
    // The scales of the live index, so that the counts are the requests that readers send.
    const scales = await scalesOf(ctx, plan.category, attributes).catch((): Scales => new Map())
    requests.push(
      pageRequest(plan, manner, { sort: 'bestSold', current: 1, size: 24 }),
      scalesRequest(about, numbersOf(attributes)),
      ...facetRequests({ plan, about, attributes, scales }),
    )
  }
  return requests
}
