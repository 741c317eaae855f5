import { fileURLToPath } from 'node:url'
import { compressFiles } from '@ironsouq/front-server/compress-files'
import type { Config } from '@react-router/dev/config'

const config: Config = {
  // People of dealers sign in before they see anything: there is nothing to render for a visitor.
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  async buildEnd() {
    await compressFiles(fileURLToPath(new URL('build/client', import.meta.url)))
  },
}

export default config
