import type { ServerConfig } from './config.ts'
import { assemble } from './parts.ts'

/** Makes the bucket and the indexes. An index that is away is made later, by the first job that needs it. */
export async function prepareEngines(config: ServerConfig): Promise<void> {
  const { log, search, storage, close } = assemble('migrate', config)
  await storage.ensure()
  await search.ensure().catch((err: unknown) => log.warn({ err }, 'the index is not there yet'))
  await close()
}
