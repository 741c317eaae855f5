import { registerHooks } from 'node:module'

const SOURCES = '/apps/server/src'
const replacement = (file: string) => new URL(file, import.meta.url).href

const REPLACED: readonly [path: string, by: string][] = [
  [`${SOURCES}/adapters/payment/circuit-breaker.ts`, replacement('./not-apart.breaker.ts')],
  [`${SOURCES}/features/money/payment/payment.check.job.ts`, replacement('./not-apart.check.ts')],
]

/** Preloaded into the worker, whose providers then wait for each other. */
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context)
    const found = REPLACED.find(([path]) => resolved.url.endsWith(path))
    return found && context.parentURL !== found[1] ? { ...resolved, url: found[1] } : resolved
  },
})
