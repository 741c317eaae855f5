import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createMetrics, serveMetrics } from './metrics.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }

describe('the metrics of the storefront', () => {
  let close = () => {}
  afterEach(() => close())

  it('count responses by page, cache outcome and status, in cumulative buckets', () => {
    const metrics = createMetrics()
    close = metrics.close
    const list = { page: '/device-list', status: 200 }
    metrics.served({ ...list, cache: 'fresh' }, 0.0004)
    metrics.served({ ...list, cache: 'fresh' }, 0.03)
    metrics.served({ ...list, cache: 'miss' }, 7)
    const lines = metrics.text().split('\n')
    const of = (cache: string, rest: string) =>
      `{page="/device-list",cache="${cache}",status="200"${rest}}`
    expect(lines).toContain(`ironsouq_page_seconds_bucket${of('fresh', ',le="0.001"')} 1`)
    expect(lines).toContain(`ironsouq_page_seconds_bucket${of('fresh', ',le="0.02"')} 1`)
    expect(lines).toContain(`ironsouq_page_seconds_bucket${of('fresh', ',le="0.05"')} 2`)
    expect(lines).toContain(`ironsouq_page_seconds_count${of('fresh', '')} 2`)
    expect(lines).toContain(`ironsouq_page_seconds_bucket${of('miss', ',le="5"')} 0`)
    expect(lines).toContain(`ironsouq_page_seconds_bucket${of('miss', ',le="+Inf"')} 1`)
    expect(lines).toContain(`ironsouq_page_seconds_sum${of('miss', '')} 7`)
  })

  it('have the state of the process', () => {
    const metrics = createMetrics()
    close = metrics.close
    expect(metrics.text()).toMatch(/\nnodejs_eventloop_lag_p99_seconds \d/)
    expect(metrics.text()).toMatch(/\nprocess_resident_memory_bytes \d{7}/)
  })

  it('are served on the next free port, with liveness and nothing else', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const ports: number[] = []
    const noting = {
      ...log,
      info: (facts: object) => void ports.push((facts as { port: number }).port),
    }
    const server = await serveMetrics(createMetrics(), { host: '127.0.0.1', port, log: noting })
    close = () => {
      server.close()
      taken.close()
    }
    expect(ports[0]).toBeGreaterThan(port)
    const get = (path: string) => fetch(`http://127.0.0.1:${ports[0]}${path}`)
    expect((await get('/metrics')).headers.get('content-type')).toMatch(/^text\/plain; version=0/)
    expect([(await get('/livez')).status, (await get('/')).status]).toEqual([200, 404])
  })
})
