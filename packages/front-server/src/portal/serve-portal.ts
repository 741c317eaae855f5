import { visitorCountry } from '../address.ts'
import { createApp } from '../app.ts'
import { shutDownGracefully } from '../graceful-shutdown.ts'
import { serveHealth } from '../health.ts'
import { createMetrics, serveMetrics } from '../metrics.ts'
import { serveRealtimeProxy } from '../realtime-proxy.ts'
import { OWN_CAMERA, transportHeaders } from '../response-headers.ts'
import { followOverrides } from '../text-overrides.ts'
import { servePages, serveSources } from './pages.ts'
import { type PortalAudience, servePortalApi } from './portal-api.ts'
import type { PortalConfig } from './portal-config.ts'
import { serveTexts } from './texts.ts'

interface Portal {
  /** In metrics, and the beginning of the names of its packs. */
  name: string
  audience: PortalAudience
  leavePath: string
  /** The folder of the application, with a slash at its end. */
  root: string
  /** From the sources, rebuilt as they change. */
  isDev: boolean
}

/** The process of a portal: its one page, the texts, and the API for its people. */
export async function servePortal(portal: Portal, config: PortalConfig): Promise<void> {
  const { name, isDev, ...own } = portal
  const { host, port, metricsHost, metricsPort, trustProxy, serviceKey } = config
  const settings = { ...config, ...own }
  const metrics = createMetrics()
  const app = createApp({
    headers: {
      ...transportHeaders(settings.publicUrl),
      ...(portal.audience === 'merchant' && OWN_CAMERA),
      'x-robots-tag': 'noindex',
    },
  })
  app.addHook('onResponse', (request, reply, done) => {
    const page = request.url.startsWith('/api/') ? `${name} api` : name
    const { statusCode: status, elapsedTime } = reply
    metrics.served({ page, cache: 'pass', status }, elapsedTime / 1000)
    done()
  })
  const health = serveHealth(app, settings.apiUrl)
  servePortalApi(app, settings, visitorCountry(trustProxy))
  if (!serviceKey) app.log.warn({}, 'texts of staff are not shown: there is no SERVICE_KEY')
  const texts = followOverrides({ apiUrl: settings.apiUrl, serviceKey })
  serveTexts(app, name)
  serveRealtimeProxy(app, settings.realtimeUrl)
  await (isDev ? serveSources(app, settings) : servePages(app, settings))

  // Several processes may share the port: the kernel balances the connections.
  await app.listen({ host, port, reusePort: true } as never)
  const place = { host: metricsHost, port: metricsPort, log: app.log }
  const metricsServer = await serveMetrics(metrics, place)

  shutDownGracefully(app.log, async () => {
    health.drain()
    texts.stop()
    await app.close()
    metricsServer.close()
  })
}
