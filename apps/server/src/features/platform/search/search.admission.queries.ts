import type { Ctx } from '#kernel/ctx.ts'
import { tooManyRequests } from '#kernel/errors.ts'
import { concurrencyLimit } from '#kernel/work/concurrency-limit.ts'

/** More concurrent lists from PostgreSQL would starve OpenSearch on the same machine. */
const LISTS_OF_DATABASE = 2
/** Heavy searches of all addresses together, per process. */
const HEAVY_SEARCHES = 3

/** PostgreSQL replaces the index for a few requests at a time; the others are refused. */
export const fewFromDatabase = concurrencyLimit(LISTS_OF_DATABASE)

const fewHeavy = concurrencyLimit(HEAVY_SEARCHES)
/** One runs and one waits: who changes a filter while the list loads is not refused. */
const TURNS = 2
const turns = new Map<string, Promise<unknown>[]>()

async function inTurn<T>(address: string, work: () => Promise<T>): Promise<T> {
  const queue = turns.get(address) ?? []
  if (queue.length >= TURNS) throw tooManyRequests(1)
  const before = Promise.allSettled(queue)
  const turn = before.then(work)
  turns.set(address, [...queue, turn])
  try {
    return await turn
  } finally {
    const left = (turns.get(address) ?? []).filter((one) => one !== turn)
    if (left.length > 0) turns.set(address, left)
    else turns.delete(address)
  }
}

/** A ctx whose searches are those of this address. */
const searchingAs = (ctx: Ctx, address: string, isHeavy: boolean): Ctx => ({
  ...ctx,
  search: {
    ...ctx.search,
    find: (index, requests) => ctx.search.find(index, requests, { address, isHeavy }),
  },
})

interface Caller {
  address: string
  isHeavy: boolean
}

/** Runs one search of an address. Of its heavy ones one runs at a time; further ones are refused. */
export function admitted<T>(
  ctx: Ctx,
  { address, isHeavy }: Caller,
  search: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  const own = searchingAs(ctx, address, isHeavy)
  return isHeavy ? inTurn(address, () => fewHeavy(() => search(own))) : search(own)
}
