import type { ServerConfig } from './config.ts'
import { assemble } from './parts.ts'

/** Creates the bucket and the indexes. The first job that needs an index creates a missing one. */
export async function prepareEngines(config: ServerConfig): Promise<void> {
  const { log, search, storage, close } = assemble('migrate', config)
  await storage.ensure()
  await search.ensure().catch((err: unknown) => log.warn({ err }, 'the index does not exist yet'))
  await close()
}
