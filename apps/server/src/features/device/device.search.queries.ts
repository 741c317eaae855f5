import { valuesOf, type Understood } from '@ironsouq/contract/device/device.filters'
import type { DevicePage, DeviceQuery } from '@ironsouq/contract/device/device.query'
import type { DeviceCard } from '@ironsouq/contract/device/device.schema'
import { PageQuery } from '@ironsouq/contract/page'
import {
  catalogue,
  pathOf,
  type Catalogue,
  type KnownSpec,
} from '#features/finding/finding.catalogue.queries.ts'
import { looserNeeds, meaningOf, type Understanding } from '#features/finding/finding.queries.ts'
import { atMost } from '#kernel/crowd.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { kept } from '#kernel/kept.ts'
import { SearchAway } from '#kernel/ports.ts'
import { deviceIndex, type DeviceDocument } from './device.document.ts'
import {
  facetsRequest,
  readFacets,
  readScales,
  scalesRequest,
  type FacetCounts,
  type Scales,
} from './device.facets.rules.ts'
import { devicesListed } from './device.list.queries.ts'
import {
  presentCategories,
  presentCounts,
  presentPath,
  presentUnderstood,
} from './device.page.present.ts'
import { planOf, type Plan } from './device.plan.rules.ts'
import { aboutQuery, pageRequest, withoutEach } from './device.search.rules.ts'
import { modelNames } from './device.stock.queries.ts'

type Hit = Pick<DeviceDocument, 'card' | 'words'>

const WEEK_MS = 7 * 86_400_000
const HOUR_MS = 3_600_000
const SCALES_KEPT_SECONDS = 300
const COUNTS_KEPT_SECONDS = 1
/** More than these would take the whole machine from the index, which then stays away. */
const LISTS_OF_DATABASE = 2

/** Fields that a list of this category can be narrowed by: its own and those of all above it. */
function specFacets(names: Catalogue, category: string | undefined): KnownSpec[] {
  if (!category) return []
  const path = new Set(pathOf(names, category).map(({ code }) => code))
  return names.specs.filter(({ facetOf }) => facetOf.some((code) => path.has(code)))
}

const nothingSaid = (category: string): Plan => ({
  categories: category ? [category] : [],
  meant: { needs: [], sizes: [] },
  narrowings: [],
})

const scalesOf = kept(
  { seconds: SCALES_KEPT_SECONDS },
  async (ctx, category: string): Promise<Scales> => {
    const manner = { locale: ctx.locale, loose: false }
    const specs = specFacets(await catalogue(ctx), category)
    const request = scalesRequest(aboutQuery(nothingSaid(category), manner), specs)
    const [found] = await ctx.search.find(deviceIndex.name, [request])
    return readScales(found?.aggregations ?? {})
  },
)

interface Asked {
  query: DeviceQuery
  names: Catalogue
  meaning: Understanding
  plan: Plan
  specs: readonly KnownSpec[]
  scales: Scales
}

function countsRequest(
  ctx: Ctx,
  { plan, specs, scales }: Pick<Asked, 'plan' | 'specs' | 'scales'>,
  loose: boolean,
): object {
  // To the hour, so that the index may answer from what it has counted before.
  const hour = Math.floor(ctx.now().getTime() / HOUR_MS) * HOUR_MS
  return facetsRequest({
    plan,
    about: aboutQuery(plan, { locale: ctx.locale, loose }),
    specs,
    scales,
    newSince: new Date(hour - WEEK_MS),
  })
}

/** Pages that nothing narrows are asked for most and cost most: a burst is counted once. */
const countsKept = kept(
  { seconds: COUNTS_KEPT_SECONDS, most: 200 },
  async (ctx, request: string) => {
    const [found] = await ctx.search.find(deviceIndex.name, [JSON.parse(request) as object])
    return found?.aggregations ?? {}
  },
)

const toCards = (ctx: Ctx, hits: readonly Hit[]): DeviceCard[] =>
  hits.map(({ card, words }) => ({ ...card, ...words[ctx.locale] }))

interface Answer {
  records: DeviceCard[]
  counts: FacetCounts
}

async function ask(ctx: Ctx, asked: Asked, loose: boolean): Promise<Answer> {
  const { query, plan, meaning } = asked
  const said = meaning.needs.length > 0 || meaning.sizes.length > 0
  const chosen = query.sort ?? (said ? 'relevance' : 'newest')
  const sort = chosen === 'relevance' && !said ? 'newest' : chosen
  const page = pageRequest(plan, { locale: ctx.locale, loose }, { ...query, sort })
  const counting = countsRequest(ctx, asked, loose)
  if (plan.narrowings.length === 0 && !said) {
    const [[found], counts] = await Promise.all([
      ctx.search.find<Hit>(deviceIndex.name, [page]),
      countsKept(ctx, JSON.stringify(counting)),
    ])
    return { records: toCards(ctx, found?.hits ?? []), counts: readFacets(counts, asked.scales) }
  }
  const [found, counted] = await ctx.search.find<Hit>(deviceIndex.name, [page, counting])
  return {
    records: toCards(ctx, found?.hits ?? []),
    counts: readFacets(counted?.aggregations ?? {}, asked.scales),
  }
}

/** What was mistyped is looked for as what it looks like. */
async function askLoosely(ctx: Ctx, asked: Asked): Promise<Answer> {
  const needs = await looserNeeds(ctx, asked.meaning.needs, await modelNames(ctx))
  const meaning = { ...asked.meaning, needs }
  return ask(ctx, { ...asked, meaning, plan: planOf(asked.query, meaning) }, true)
}

/** When nothing was found: what there would be without one of the filters, most first. */
async function nearestTo(ctx: Ctx, { plan, meaning }: Asked): Promise<DevicePage['nearest']> {
  const each = withoutEach(plan, { locale: ctx.locale, loose: false }, meaning.text)
  if (each.length === 0) return []
  const requests = each.map(({ request }) => request)
  const found = await ctx.search.find(deviceIndex.name, requests)
  return each
    .map(({ filter, value }, n) => ({ filter, value, total: found[n]?.total ?? 0 }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total)
}

const FIRST_PAGE = PageQuery.parse({})

/** What is asked for most: lists that nothing narrows, of everything and of each category. */
export async function commonQuestions(ctx: Ctx): Promise<object[]> {
  const names = await catalogue(ctx)
  const manner = { locale: ctx.locale, loose: false }
  return [undefined, ...names.categories.keys()].flatMap((category) => {
    const plan = nothingSaid(category ?? '')
    const specs = specFacets(names, category)
    return [
      pageRequest(plan, manner, { ...FIRST_PAGE, sort: 'newest' }),
      scalesRequest(aboutQuery(plan, manner), specs),
      countsRequest(ctx, { plan, specs, scales: new Map() }, false),
    ]
  })
}

async function fromIndex(ctx: Ctx, asked: Omit<Asked, 'scales'>): Promise<DevicePage> {
  const { query, names, meaning, specs } = asked
  const scales = await scalesOf(ctx, query.category ?? '')
  const whole = { ...asked, scales }
  const strict = await ask(ctx, whole, false)
  const missed = strict.counts.total === 0 && meaning.needs.length > 0
  const answer = missed ? await askLoosely(ctx, whole) : strict
  const reader = { names, locale: ctx.locale }
  return {
    records: answer.records,
    answeredBy: 'index',
    text: meaning.text,
    understood: presentUnderstood(reader, meaning),
    path: presentPath(reader, query.category),
    categories: presentCategories(reader, query.category, answer.counts),
    ...presentCounts(reader, query, { ...answer, specs, scales }),
    nearest: answer.counts.total === 0 ? await nearestTo(ctx, whole) : [],
  }
}

async function fromDatabase(ctx: Ctx, asked: Omit<Asked, 'scales'>): Promise<DevicePage> {
  const { query, names, meaning, plan } = asked
  const { records, total } = await devicesListed(ctx, query, plan)
  const reader = { names, locale: ctx.locale }
  return {
    records,
    total,
    answeredBy: 'database',
    text: meaning.text,
    understood: presentUnderstood(reader, meaning),
    path: presentPath(reader, query.category),
    categories: presentCategories(reader, query.category, null),
    facets: [],
    ranges: [],
    specs: [],
    median: null,
    newThisWeek: 0,
    nearest: [],
  }
}

/** The database stands in for the index, but not for all its readers at once. */
const fewAtOnce = atMost(LISTS_OF_DATABASE)

/** What a reader has chosen himself is not read out of his words besides. */
const unchosen = (query: DeviceQuery, meaning: Understanding): Understanding => ({
  ...meaning,
  understood: meaning.understood.filter(
    ({ filter }) => filter === 'category' || query[filter] === undefined,
  ),
})

/** The list, from the index when it answers and from the database when it does not. */
export async function findDevices(ctx: Ctx, query: DeviceQuery): Promise<DevicePage> {
  const names = await catalogue(ctx)
  const said = await meaningOf(ctx, {
    q: query.q,
    category: query.category,
    literal: valuesOf(query.literal) as Understood[],
    stock: query.q ? await modelNames(ctx) : [],
  })
  const meaning = unchosen(query, said)
  const plan = planOf(query, meaning)
  const specs = specFacets(names, query.category)
  const asked = { query, names, meaning, plan, specs }
  try {
    return await fromIndex(ctx, asked)
  } catch (err) {
    if (!(err instanceof SearchAway)) throw err
    return fewAtOnce(() => {
      ctx.log.warn({ err }, 'the list is answered by the database')
      return fromDatabase(ctx, asked)
    })
  }
}
