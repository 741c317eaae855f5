import type { Environment } from '../../environment.ts'

/** What the lists name: models that products fit, and part numbers. */
async function namesIn({ pool }: Environment, variants: number) {
  const models = await pool.query<{ id: string; name: string }>(
    `select id, name from machine_model
     where exists (select 1 from product_fit where model_id = machine_model.id)
     order by name, id limit $1`,
    [variants],
  )
  const parts = await pool.query<{ no: string }>(
    `select part_no as no from product where state = 'onSale' and part_no is not null
     order by id limit $1`,
    [variants],
  )
  return { models: models.rows, parts: parts.rows.map(({ no }) => no) }
}

/** Typical lists of the mall. Each kind has many variants, so that no cache answers instead of the engine. */
export async function productLists(environment: Environment, variants: number) {
  const { models, parts } = await namesIn(environment, variants)
  const model = (n: number) => models[n % models.length]
  const list = (query: Record<string, string>) => `/prod/list?${new URLSearchParams(query)}`
  const kinds: Record<string, (n: number) => string> = {
    /** A category narrowed by six filters, with all its facets counted. */
    facets: (n) =>
      list({
        category: 'oil-filters',
        brand: 'Dunefil,Kestrol,Nordfil',
        condition: 'new',
        service: 'inStock',
        emirate: 'sharjah,dubai',
        attribute: `height:${60 + (n % 20)}-${240 + (n % 15)}`,
        price: `${20 + n}-${900 + 2 * n}`,
      }),
    /** The parts of one machine model in a price range. */
    machine: (n) => list({ modelId: model(n)?.id ?? '', price: `${10 + n}-${9000 + 7 * n}` }),
    /** Free text. */
    words: (n) =>
      list({ q: `oil filter ${model(n)?.name ?? ''}`, price: `${5 + n}-${4000 + 11 * n}` }),
    /** The number of a part. */
    partNo: (n) => list({ q: parts[n % parts.length] ?? '' }),
    /** A whole category, as linked from the home page of the mall. */
    category: (n) => list({ category: ['filters', 'undercarriage', 'hydraulics'][n % 3] ?? '' }),
  }
  return Object.entries(kinds).map(([kind, path]) => ({
    kind,
    paths: Array.from({ length: variants }, (_, n) => path(n)),
  }))
}
