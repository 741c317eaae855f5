import type { Config } from '@react-router/dev/config'

const config: Config = {
  // Staff sign in before they see anything: there is nothing to render for a visitor or a crawler.
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  async buildEnd() {
    const { finishBuild } = await import('./service-worker/build.ts')
    await finishBuild()
  },
}

export default config
