import { readFileSync } from 'node:fs'
import { nothing } from '@ironsouq/contract/endpoint'
import { describe, expect, it } from 'vitest'
import { registry } from '#features/registry.ts'
import { startServer } from '#test/harness.ts'
import { describeRegistry } from './openapi.ts'

const committed = JSON.parse(
  readFileSync(new URL('../../../../../openapi.json', import.meta.url), 'utf8'),
) as { openapi: string; paths: Record<string, Record<string, Operation>> }

interface Operation {
  parameters?: unknown[]
  requestBody?: { content: Record<string, unknown> }
}

describe('the document', () => {
  it('is OpenAPI 3.1, and the server serves what is committed [CL-27]', async () => {
    await using server = await startServer()
    expect(committed.openapi).toBe('3.1.0')
    expect(server.app.swagger()).toEqual(committed)
    expect(await describeRegistry(registry)).toEqual(committed)
  })

  it('has every route that the server answers [CL-27]', async () => {
    await using server = await startServer()
    for (const [path, methods] of Object.entries(committed.paths))
      for (const method of Object.keys(methods))
        expect(server.app.hasRoute({ url: path, method: method.toUpperCase() })).toBe(true)
    const served = new Set<string>()
    for (const routes of registry.routes) routes(({ path }) => void served.add(path))
    expect(Object.keys(committed.paths).toSorted()).toEqual([...served].toSorted())
  })

  it('names the encoding that each call has [CL-27] [CL-1]', () => {
    const encodings = new Map<string, string>()
    for (const routes of registry.routes)
      routes(({ path, method, body, encoding }) => {
        if (body !== nothing) encodings.set(`${method} ${path}`, encoding)
      })
    const described = Object.entries(committed.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody }]) =>
        requestBody
          ? [[`${method.toUpperCase()} ${path}`, Object.keys(requestBody.content)] as const]
          : [],
      ),
    )
    expect(new Map(described)).toEqual(
      new Map(
        [...encodings].map(([call, encoding]) => [
          call,
          [encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'],
        ]),
      ),
    )
    expect(encodings.get('POST /p/user/recentBrowse')).toBe('form')
  })

  it('lists the idempotency key of a command', () => {
    const parameters = committed.paths['/p/staff/device/reprice']?.['post']?.parameters
    expect(parameters).toContainEqual(
      expect.objectContaining({ name: 'Idempotency-Key', required: true }),
    )
  })
})
