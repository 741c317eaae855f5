import { serveHealth } from '@ironsouq/front-server/health'
import type { ServedPage } from '@ironsouq/front-server/metrics'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import type { Site } from '../app/server.ts'
import { servePages } from './pages.ts'

it('counts pages by their route and cache outcome, calls and files as such, and health checks not at all', async () => {
  const counted: ServedPage[] = []
  const app = Fastify()
  app.get('/assets/a.js', () => 'script')
  app.get('/api/*', (_request, reply) => reply.status(429).send())
  serveHealth(app, 'http://127.0.0.1:1')
  const headers = { 'x-page': 'stale' }
  const answer = { page: '/device-detail/:deviceId', status: 200, headers, body: null }
  servePages(app, {
    site: { answer: () => Promise.resolve(answer) } as unknown as Site,
    origin: 'http://shop.example',
    addressOf: () => '203.0.113.5',
    countryOf: () => undefined,
    served: (page) => void counted.push(page),
  })
  for (const url of [
    '/en/device-detail/1',
    '/assets/a.js',
    '/api/device/list',
    '/readyz',
    '/livez',
  ])
    await app.inject(url)
  expect(counted).toEqual([
    { page: '/device-detail/:deviceId', cache: 'stale', status: 200 },
    { page: 'other', cache: 'pass', status: 200 },
    { page: 'api', cache: 'pass', status: 429 },
  ])
})
