import { database } from './ctx.ts'

/** One statement, on the pool of this worker. */
export async function sql(databaseUrl: string, text: string, values: unknown[] = []) {
  const { rows } = await database(databaseUrl).pool.query<Record<string, unknown>>(text, values)
  return rows
}
