import type { Config } from '@react-router/dev/config'

const config: Config = {
  ssr: true,
  // The full route manifest is smaller than the requests for parts of it.
  routeDiscovery: { mode: 'initial' },
  async buildEnd() {
    const { prerender } = await import('./entry/prerender.ts')
    await prerender()
  },
}

export default config
