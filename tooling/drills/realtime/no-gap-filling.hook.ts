import { registerHooks } from 'node:module'

const LOG = /\/apps\/server\/src\/kernel\/realtime\/channel-log\.ts$/
const REPLACEMENT = new URL('./no-gap-filling.log.ts', import.meta.url).href

/** Preloaded into the realtime process: it finds no missed messages in the database. */
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context)
    return LOG.test(resolved.url) && context.parentURL !== REPLACEMENT
      ? { ...resolved, url: REPLACEMENT }
      : resolved
  },
})
