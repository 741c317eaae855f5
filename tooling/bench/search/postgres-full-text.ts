import { quantile } from '../../drills/query-load.ts'
import type { Environment } from '../../environment.ts'

/** Full text search in PostgreSQL for comparison: a tsvector per device with a GIN index. */
const PREPARE = `
  drop materialized view if exists bench_words;
  create materialized view bench_words as
    select d.id, to_tsvector('english', t.title || ' ' || d.model || ' ' || d.stock_no) as words
    from device d join device_text t on t.device_id = d.id and t.locale = 'en'
    where d.state = 'listed';
  create index on bench_words using gin (words);
  create index if not exists bench_brand on device (brand_id, year_made);
  create index if not exists bench_price on device (price_minor);
  analyze bench_words; analyze device;`

/** The same list: text, filters, one page by relevance, and eight facet counts. */
const QUERY = `
  with found as materialized (
    select d.id, d.category_id, d.brand_id, d.emirate, d.grade, d.customs, d.emission, d.ownership,
      d.price_mode, d.listed_at, ts_rank(w.words, q) as rank
    from bench_words w join device d on d.id = w.id, websearch_to_tsquery('english', $1) q
    where w.words @@ q and d.work_hours <= $2
  ), page as (
    select id from found order by rank desc, listed_at desc limit 24
  ), counts as (
    select count(*) from found
    group by grouping sets ((category_id), (brand_id), (emirate), (grade), (customs), (emission),
      (ownership), (price_mode))
  )
  select (select count(*) from page) as shown, (select count(*) from counts) as options`

export interface TextFigures {
  preparedSeconds: number
  p50: number
  p95: number
}

/** Latencies of a selective query and of a word that many devices contain. */
export async function fullTextFigures({ pool }: Environment, times: number) {
  const began = performance.now()
  await pool.query(PREPARE)
  const preparedSeconds = (performance.now() - began) / 1000
  const measure = async (words: string): Promise<TextFigures> => {
    const latencies: number[] = []
    for (let n = 0; n < times; n++) {
      const start = performance.now()
      await pool.query({ name: 'full-text', text: QUERY, values: [words, 6000 + 41 * n] })
      latencies.push(performance.now() - start)
    }
    return { preparedSeconds, p50: quantile(latencies, 0.5), p95: quantile(latencies, 0.95) }
  }
  return { selective: await measure('caterpillar 320'), common: await measure('excavator') }
}
