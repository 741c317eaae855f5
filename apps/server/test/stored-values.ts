import type { TestServer } from './harness.ts'
import type { Uploads } from './uploads.ts'

/** Every row of every table as text, with the tables of the queue. */
async function* rowsOf({ pool }: TestServer): AsyncGenerator<[place: string, text: string]> {
  const { rows: tables } = await pool.query<{ name: string; place: string }>(
    `select format('%I.%I', schemaname, tablename) as name, tablename as place from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  for (const { name, place } of tables) {
    const { rows } = await pool.query<{ text: string }>(`select t::text as text from ${name} t`)
    for (const { text } of rows) yield [`table ${place}`, text]
  }
}

async function* documentsOf({ search }: TestServer): AsyncGenerator<[string, string]> {
  const index = search.alias('*')
  await search.client.indices.refresh({ index })
  const { body } = await search.client.search({ index, body: { size: 10_000 } })
  for (const hit of body.hits.hits) yield [`index ${hit._index}`, JSON.stringify(hit)]
}

async function* keysOf({ redis, prefix }: TestServer): AsyncGenerator<[string, string]> {
  for (const key of await redis.keys(`${prefix}*`)) {
    yield ['a key of Redis', key]
    yield ['Redis', (await redis.dumpBuffer(key))?.toString('latin1') ?? '']
  }
}

async function* objectsOf(uploads: Uploads): AsyncGenerator<[string, string]> {
  for (const key of await uploads.keys()) {
    const bytes = await uploads.bytesAt(key)
    yield ['a key of the store', key]
    yield [`object ${key.split('/', 1)[0]}`, bytes.toString('latin1')]
  }
}

async function* everything(uploads: Uploads) {
  yield* rowsOf(uploads.server)
  yield* documentsOf(uploads.server)
  yield* keysOf(uploads.server)
  yield* objectsOf(uploads)
}

/** The places in the engines of a test that hold one of these values, as text or as bytes. */
export async function whereStored(
  uploads: Uploads,
  values: Readonly<Record<string, string | Buffer>>,
): Promise<string[]> {
  const signs = Object.entries(values).flatMap(([name, value]) => {
    const bytes = Buffer.from(value)
    const text = bytes.toString('utf8').toLowerCase()
    return [text, bytes.toString('latin1').toLowerCase(), bytes.toString('hex')].map(
      (sign) => [name, sign] as const,
    )
  })
  const found = new Set<string>()
  for await (const [place, text] of everything(uploads)) {
    const lower = text.toLowerCase()
    for (const [name, sign] of signs) if (lower.includes(sign)) found.add(`${name} in ${place}`)
  }
  return [...found].toSorted()
}
