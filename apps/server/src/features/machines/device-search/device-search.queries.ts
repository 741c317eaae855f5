import {
  specsOf,
  specsText,
  valuesOf,
  type Understood,
} from '@ironsouq/contract/machines/device/device.filters'
import { DeviceQuery, type DevicePage } from '@ironsouq/contract/machines/device/device.query'
import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import type { FacetSetting } from '@ironsouq/contract/machines/facet/facet.endpoints'
import { PageQuery } from '@ironsouq/contract/page'
import { facetSettings } from '#features/machines/facet/facet.queries.ts'
import { admitted, fewFromDatabase } from '#features/platform/search/search.admission.queries.ts'
import {
  catalogue,
  pathOf,
  type Catalogue,
  type KnownSpec,
} from '#features/platform/search/search.catalogue.projection.ts'
import {
  looserNeeds,
  meaningOf,
  type Understanding,
} from '#features/platform/search/search.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { cached } from '#kernel/data/cached.ts'
import { SearchUnavailable } from '#kernel/ports/search.ts'
import {
  boundedNeeds,
  isFuzzyAllowed,
  isHeavy,
  isNearestAllowed,
} from './device-search.cost.rules.ts'
import { deviceIndex } from './device-search.document.ts'
import {
  facetRequests,
  measuresOf,
  readFacets,
  readScales,
  scalesRequest,
  type FacetCounts,
  type Scales,
} from './device-search.facets.rules.ts'
import { listFromDatabase } from './device-search.list.projection.ts'
import {
  presentCategories,
  presentCounts,
  presentHit,
  presentMedian,
  presentPath,
  presentShown,
  presentUnderstood,
  type Counts,
  type Hit,
} from './device-search.page.present.ts'
import { planOf, type Plan } from './device-search.plan.rules.ts'
import {
  aboutQuery,
  closestRequest,
  narrowed,
  pageRequest,
  withoutEach,
} from './device-search.rules.ts'
import { modelNames } from './device-search.stock.projection.ts'

const WEEK_MS = 7 * 86_400_000
const HOUR_MS = 3_600_000
const SCALES_SECONDS = 300
const COUNTS_SECONDS = 1

/** Spec fields that are facets of this category or of an ancestor. */
function specFacets(
  names: Catalogue,
  facets: readonly FacetSetting[],
  category: string | undefined,
): KnownSpec[] {
  if (!category || facets.every(({ facet }) => facet !== 'specs')) return []
  const path = new Set(pathOf(names, category).map(({ code }) => code))
  return names.specs.filter(({ facetOf }) => facetOf.some((code) => path.has(code)))
}

const unfiltered = (category: string): Plan => ({
  subject: category || null,
  categories: category ? [category] : [],
  meant: { needs: [], sizes: [] },
  narrowings: [],
})

/** `measures` are the codes of its facets that are numbers: a new one is measured at once. */
const cachedScales = cached(
  { seconds: SCALES_SECONDS },
  async (ctx, category: string, measures: string): Promise<Scales> => {
    const manner = { locale: ctx.locale, loose: false }
    const wanted = measures ? measures.split(' ') : []
    const request = scalesRequest(aboutQuery(unfiltered(category), manner), wanted)
    const [found] = await ctx.search.find(deviceIndex.name, [request])
    return readScales(found?.aggregations ?? {})
  },
)

const scalesOf = (ctx: Ctx, category: string, specs: readonly KnownSpec[]): Promise<Scales> =>
  cachedScales(ctx, category, measuresOf(specs).join(' '))

interface Asked {
  query: DeviceQuery
  names: Catalogue
  meaning: Understanding
  plan: Plan
  /** The facets to show, in their order. */
  facets: readonly FacetSetting[]
  specs: readonly KnownSpec[]
  scales: Scales
}

/** A hidden facet is shown while it is chosen, so that a person can see and clear it. */
const shownTo = (query: Partial<DeviceQuery>, facets: readonly FacetSetting[]) =>
  facets.filter(
    ({ facet, isShown }) => isShown || query[facet === 'specs' ? 'spec' : facet] !== undefined,
  )

function countRequests(
  ctx: Ctx,
  { plan, facets, specs, scales }: Pick<Asked, 'plan' | 'facets' | 'specs' | 'scales'>,
  loose: boolean,
): object[] {
  // To the hour, so that the request cache of the index can answer.
  const hour = Math.floor(ctx.now().getTime() / HOUR_MS) * HOUR_MS
  return facetRequests({
    plan,
    about: aboutQuery(plan, { locale: ctx.locale, loose }),
    facets: new Set(facets.map(({ facet }) => facet)),
    specs,
    scales,
    newSince: new Date(hour - WEEK_MS),
  })
}

interface SharedCounts {
  counts: Awaited<ReturnType<Ctx['search']['find']>>
  /** The facets as they are sent, by language. */
  presented: Map<string, Counts>
}

/** Lists without filters are requested most and cost most: a burst is counted and presented once. */
const cachedCounts = cached(
  { seconds: COUNTS_SECONDS, most: 200 },
  async (ctx, requests: string): Promise<SharedCounts> => ({
    counts: await ctx.search.find(deviceIndex.name, JSON.parse(requests) as object[]),
    presented: new Map(),
  }),
)

const toCards = ({ locale }: Ctx, names: Catalogue, hits: readonly Hit[] = []): DeviceCard[] =>
  hits.map((hit) => presentHit({ names, locale }, hit))

interface Answer {
  records: DeviceCard[]
  counts: FacetCounts
  /** Of a list without filters. */
  presented?: SharedCounts['presented']
}

async function ask(ctx: Ctx, asked: Asked, loose: boolean): Promise<Answer> {
  const { query, plan, meaning } = asked
  const hasText = meaning.needs.length > 0 || meaning.sizes.length > 0
  const chosen = query.sort ?? (hasText ? 'relevance' : 'newest')
  const sort = chosen === 'relevance' && !hasText ? 'newest' : chosen
  const page = pageRequest(plan, { locale: ctx.locale, loose }, { ...query, sort })
  const counting = countRequests(ctx, asked, loose)
  if (plan.narrowings.length === 0 && !hasText) {
    const [[found], { counts, presented }] = await Promise.all([
      ctx.search.find<Hit>(deviceIndex.name, [page]),
      cachedCounts(ctx, JSON.stringify(counting)),
    ])
    const records = toCards(ctx, asked.names, found?.hits)
    return { records, counts: readFacets(counts, asked.scales), presented }
  }
  const [found, ...counts] = await ctx.search.find<Hit>(deviceIndex.name, [page, ...counting])
  const records = toCards(ctx, asked.names, found?.hits)
  return { records, counts: readFacets(counts, asked.scales) }
}

/** Searches again for words that look like the misspelled ones. */
async function askLoosely(ctx: Ctx, asked: Asked): Promise<Answer> {
  const needs = await looserNeeds(ctx, asked.meaning.needs, await modelNames(ctx))
  const meaning = { ...asked.meaning, needs }
  return ask(ctx, { ...asked, meaning, plan: planOf(asked.query, meaning) }, true)
}

type Instead = Pick<DevicePage, 'nearest' | 'closest' | 'browse'>
const NOTHING_INSTEAD: Instead = { nearest: [], closest: [], browse: [] }

/** The categories that have machines for sale, without any filter. */
async function browsable(ctx: Ctx, names: Catalogue): Promise<Instead['browse']> {
  const [scales, settings] = await Promise.all([scalesOf(ctx, '', []), facetSettings(ctx)])
  const everything = { plan: unfiltered(''), facets: shownTo({}, settings), specs: [], scales }
  const requests = JSON.stringify(countRequests(ctx, everything, false))
  const counts = readFacets((await cachedCounts(ctx, requests)).counts, everything.scales)
  return presentCategories({ names, locale: ctx.locale }, undefined, counts).flatMap(
    ({ count, ...category }) => (count ? [{ ...category, count }] : []),
  )
}

/** Without results: the counts without each of the filters, largest first, and what comes close. */
async function insteadOf(ctx: Ctx, { plan, meaning, names }: Asked): Promise<Instead> {
  if (!isNearestAllowed(plan)) return { ...NOTHING_INSTEAD, browse: await browsable(ctx, names) }
  const manner = { locale: ctx.locale, loose: false }
  const each = withoutEach(plan, manner, meaning.text)
  const requests = [closestRequest(plan, manner), ...each.map(({ request }) => request)]
  const [[closest, ...found], browse] = await Promise.all([
    ctx.search.find<Hit>(deviceIndex.name, requests),
    browsable(ctx, names),
  ])
  const nearest = each
    .map(({ filter, value }, n) => ({ filter, value, total: found[n]?.total ?? 0 }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total)
  return { nearest, closest: toCards(ctx, names, closest?.hits), browse }
}

const FIRST_PAGE = PageQuery.parse({})

/** The most frequent requests: lists without filters, of everything and of each category. */
export async function commonQuestions(ctx: Ctx): Promise<object[]> {
  const [names, settings] = await Promise.all([catalogue(ctx), facetSettings(ctx)])
  const facets = shownTo({}, settings)
  const manner = { locale: ctx.locale, loose: false }
  const requests: object[] = []
  for (const category of ['', ...names.categories.keys()]) {
    const plan = unfiltered(category)
    const specs = specFacets(names, facets, category)
    // The scales of the live index, so that the counts are the requests that readers send.
    const scales = await scalesOf(ctx, category, specs).catch((): Scales => new Map())
    requests.push(
      pageRequest(plan, manner, { ...FIRST_PAGE, sort: 'newest' }),
      scalesRequest(aboutQuery(plan, manner), measuresOf(specs)),
      ...countRequests(ctx, { plan, facets, specs, scales }, false),
    )
  }
  return requests
}

function countsOf(
  ctx: Ctx,
  { query, names, facets, specs, scales }: Asked,
  answer: Answer,
): Counts {
  const { records, counts, presented } = answer
  const reader = { names, locale: ctx.locale }
  const counted = { records, counts, facets, specs, scales }
  const known = presented?.get(ctx.locale) ?? presentCounts(reader, query, counted)
  presented?.set(ctx.locale, known)
  return { ...known, median: presentMedian(records, counts) }
}

async function fromIndex(ctx: Ctx, asked: Omit<Asked, 'scales'>): Promise<DevicePage> {
  const { query, names, meaning, plan, specs } = asked
  const scales = await scalesOf(ctx, plan.categories.at(-1) ?? '', specs)
  const complete = { ...asked, scales }
  const strict = await ask(ctx, complete, false)
  const missed = strict.counts.total === 0 && meaning.needs.length > 0 && isFuzzyAllowed(plan)
  const answer = missed ? await askLoosely(ctx, complete) : strict
  const reader = { names, locale: ctx.locale }
  return {
    records: answer.records,
    answeredBy: 'index',
    text: meaning.text,
    understood: presentUnderstood(reader, meaning),
    path: presentPath(reader, query.category),
    categories: presentCategories(reader, query.category, answer.counts),
    ...countsOf(ctx, complete, answer),
    ...(answer.counts.total === 0 ? await insteadOf(ctx, complete) : NOTHING_INSTEAD),
  }
}

async function fromDatabase(ctx: Ctx, asked: Omit<Asked, 'scales'>): Promise<DevicePage> {
  const { query, names, meaning, plan, facets } = asked
  const { records, total } = await listFromDatabase(ctx, query, plan)
  const reader = { names, locale: ctx.locale }
  return {
    records,
    total,
    answeredBy: 'database',
    text: meaning.text,
    understood: presentUnderstood(reader, meaning),
    path: presentPath(reader, query.category),
    categories: presentCategories(reader, query.category, null),
    shownFacets: presentShown(facets),
    facets: [],
    ranges: [],
    specs: [],
    median: null,
    newThisWeek: 0,
    ...NOTHING_INSTEAD,
  }
}

type Recognised = Understanding['understood'][number]

function unchosenSpecs(query: DeviceQuery, one: Recognised): Recognised[] {
  const chosen = specsOf(query.spec)
  const value = specsText(new Map([...specsOf(one.value)].filter(([code]) => !chosen.has(code))))
  return value === undefined ? [] : [{ ...one, value }]
}

/** A filter that is chosen explicitly is not taken from the text as well. */
const unchosen = (query: DeviceQuery, meaning: Understanding): Understanding => ({
  ...meaning,
  needs: boundedNeeds(meaning.needs),
  understood: meaning.understood.flatMap((one) => {
    if (one.filter === 'spec') return unchosenSpecs(query, one)
    return one.filter === 'category' || query[one.filter] === undefined ? [one] : []
  }),
})

/** What a query asks for, with the meaning of its words. */
async function understood(ctx: Ctx, query: DeviceQuery) {
  const understanding = await meaningOf(ctx, {
    q: query.q,
    category: query.category,
    literal: valuesOf(query.literal) as Understood[],
    stock: query.q ? await modelNames(ctx) : [],
  })
  const meaning = unchosen(query, understanding)
  return { query, meaning, plan: planOf(query, meaning) }
}

/** The clauses that the list filters by, and what they are about. Misspelled words are not corrected. */
export async function listClauses(ctx: Ctx, query: DeviceQuery) {
  const { plan } = await understood(ctx, query)
  const brands = plan.narrowings.flatMap((narrowing) =>
    narrowing.filter === 'brand' ? narrowing.values : [],
  )
  return {
    clauses: aboutQuery(plan, { locale: ctx.locale, loose: false }, narrowed(plan.narrowings)),
    measures: plan.narrowings.flatMap((narrowing) =>
      narrowing.filter === 'spec' && 'bounds' in narrowing.wanted ? [narrowing.code] : [],
    ),
    category: plan.categories.at(-1) ?? null,
    brand: brands.length === 1 ? (brands[0] ?? null) : null,
  }
}

/** How many machines the words find, without facets; misspelled words are not corrected. */
export async function devicesCounted(ctx: Ctx, q: string, address: string): Promise<number> {
  const { plan } = await understood(ctx, DeviceQuery.parse({ q }))
  const query = aboutQuery(plan, { locale: ctx.locale, loose: false }, narrowed(plan.narrowings))
  const request = { query, size: 0, track_total_hits: true }
  const [found] = await admitted(ctx, { address, isHeavy: isHeavy(plan) }, (ctx) =>
    ctx.search.find(deviceIndex.name, [request]),
  )
  return found?.total ?? 0
}

/** The list from the index, or from PostgreSQL while the index does not answer. */
export async function searchDevices(
  ctx: Ctx,
  query: DeviceQuery,
  address: string,
): Promise<DevicePage> {
  const [names, settings] = await Promise.all([catalogue(ctx), facetSettings(ctx)])
  const meant = await understood(ctx, query)
  const { plan } = meant
  const facets = shownTo(query, settings)
  const specs = specFacets(names, facets, plan.categories.at(-1))
  const asked = { ...meant, names, facets, specs }
  const caller = { address, isHeavy: isHeavy(plan) }
  try {
    return await admitted(ctx, caller, (ctx) => fromIndex(ctx, asked))
  } catch (err) {
    if (!(err instanceof SearchUnavailable)) throw err
    return fewFromDatabase(() => {
      ctx.log.warn({ err }, 'the list is answered by the database')
      return fromDatabase(ctx, asked)
    })
  }
}
