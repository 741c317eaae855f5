import { constants, setPriority } from 'node:os'
import { DEVICES, HELP, HOME, MALL } from '@ironsouq/contract/page-cache'
import { rebuild } from '#adapters/search/rebuild.ts'
import { helpIndex } from '#features/content/help/help.document.ts'
import { helpAsDocuments } from '#features/content/help/help.index.service.ts'
import { savedSearchIndex } from '#features/deals/saved-search/saved-search.document.ts'
import { searchesAsDocuments } from '#features/deals/saved-search/saved-search.index.service.ts'
import { deviceIndex } from '#features/machines/device-search/device-search.document.ts'
import { devicesAsDocuments } from '#features/machines/device-search/device-search.index.service.ts'
import { productIndex } from '#features/mall/product-search/product-search.document.ts'
import { productsAsDocuments } from '#features/mall/product-search/product-search.index.service.ts'
import { stopwatch } from '#kernel/clock.ts'
import { configOrExit } from './config.ts'
import { assembleOrExit } from './parts.ts'

/** `search.ts reindex`: builds new indexes beside the old ones and swaps them. A second run continues. */
if (process.argv[2] !== 'reindex') {
  process.stderr.write('Usage: search.ts reindex\n')
  process.exit(2)
}
/** Longer than a request waits for an answer of the index. */
const READERS_LEAVE_MS = 5000

setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const { ctx, search, close } = await assembleOrExit('search', configOrExit())
const seconds = stopwatch()
const total = await devicesAsDocuments.total(ctx)
await rebuild(
  search,
  deviceIndex,
  {
    after: (id) => devicesAsDocuments.after(ctx, id),
    changedSince: (moment, after) => devicesAsDocuments.changedSince(ctx, moment, after),
    questions: () => devicesAsDocuments.questions(ctx),
  },
  {
    now: ctx.now,
    readersLeaveMs: READERS_LEAVE_MS,
    progress: (done) =>
      process.stdout.write(
        `${done} of ${total} machines indexed, ${Math.round(done / seconds())} a second\n`,
      ),
  },
)
const products = await productsAsDocuments.total(ctx)
await rebuild(
  search,
  productIndex,
  {
    after: (id) => productsAsDocuments.after(ctx, id),
    changedSince: (moment, after) => productsAsDocuments.changedSince(ctx, moment, after),
    questions: () => productsAsDocuments.questions(ctx),
  },
  {
    now: ctx.now,
    readersLeaveMs: READERS_LEAVE_MS,
    progress: (done) => process.stdout.write(`${done} of ${products} products indexed\n`),
  },
)
await rebuild(
  search,
  helpIndex,
  {
    after: (id) => helpAsDocuments.after(ctx, id),
    changedSince: (moment, after) => helpAsDocuments.changedSince(ctx, moment, after),
    questions: () => Promise.resolve([]),
  },
  {
    now: ctx.now,
    readersLeaveMs: READERS_LEAVE_MS,
    progress: (done) => process.stdout.write(`${done} help articles indexed\n`),
  },
)
await rebuild(
  search,
  savedSearchIndex,
  {
    after: (id) => searchesAsDocuments.after(ctx, id),
    changedSince: (moment, after) => searchesAsDocuments.changedSince(ctx, moment, after),
    questions: () => Promise.resolve([]),
  },
  {
    now: ctx.now,
    readersLeaveMs: READERS_LEAVE_MS,
    progress: (done) => process.stdout.write(`${done} saved searches indexed\n`),
  },
)
await ctx.pages.purge([DEVICES, HELP, HOME, MALL])
process.stdout.write('The indexes are rebuilt and in use.\n')
await close()
