import { registerHooks } from 'node:module'

const FEATURES = '/apps/server/src/features'
const replacement = (file: string) => new URL(file, import.meta.url).href

const REPLACED: readonly [path: string, by: string][] = [
  [`${FEATURES}/money/payment/payment.webhook.ts`, replacement('./webhook-believed.webhook.ts')],
  [`${FEATURES}/mall/product/stock-hold.service.ts`, replacement('./check-then-write.stock.ts')],
  [
    `${FEATURES}/mall/store/store.selling.projection.ts`,
    replacement('./suspension-unseen.selling.ts'),
  ],
  [`${FEATURES}/mall/order/postings/order.postings.ts`, replacement('./posting-outside.ledger.ts')],
]

/** Preloaded into the server, which then breaks the guarantee that the drill names. */
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context)
    const found = REPLACED.find(([path]) => resolved.url.endsWith(path))
    return found && context.parentURL !== found[1] ? { ...resolved, url: found[1] } : resolved
  },
})
