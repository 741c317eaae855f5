import { nothing } from '@ironsouq/contract/endpoint'
import { describe, expect, it } from 'vitest'
import { registry } from '#features/registry.ts'
import { startServer } from '#test/harness.ts'
import { describeRegistry } from './openapi.ts'

interface Operation {
  parameters?: unknown[]
  requestBody?: { content: Record<string, unknown> }
}

const document = await describeRegistry(registry)
const paths = document.paths as Record<string, Record<string, Operation>>
const text = JSON.stringify(document)

describe('the document', () => {
  it('is OpenAPI 3.1 in at most 1.65 kB for each operation [CL-27]', () => {
    expect(document.openapi).toBe('3.1.0')
    const operations = Object.values(paths).flatMap((path) => Object.keys(path))
    expect(text.length / operations.length).toBeLessThan(1_650)
  })

  it('has each schema of the contract once, under its name', () => {
    const { schemas } = document.components
    const refs = new Set(text.match(/(?<="#\/components\/schemas\/)\w+/g))
    expect(refs).toEqual(new Set(Object.keys(schemas)))
    const money = JSON.stringify(schemas['Money'])
    expect(text.split(money)).toHaveLength(2)
    // What a caller may send differs from what they receive.
    expect(schemas['MoneyInput']).not.toEqual(schemas['Money'])
    // Two modules export a ProductPage.
    expect(schemas).toHaveProperty('ProductSearchProductPage')
    expect(schemas).toHaveProperty('ProductAdminProductPage')
  })

  it('has every route that the server answers [CL-27]', async () => {
    await using server = await startServer()
    for (const [path, methods] of Object.entries(paths))
      for (const method of Object.keys(methods))
        expect(server.app.hasRoute({ url: path, method: method.toUpperCase() })).toBe(true)
    const served = new Set<string>()
    for (const routes of registry.routes) routes(({ path }) => void served.add(path))
    expect(Object.keys(paths).toSorted()).toEqual([...served].toSorted())
  })

  it('names the encoding that each call has [CL-27] [CL-1]', () => {
    const encodings = new Map<string, string>()
    for (const routes of registry.routes)
      routes(({ path, method, body, encoding }) => {
        if (body !== nothing) encodings.set(`${method} ${path}`, encoding)
      })
    const described = Object.entries(paths).flatMap(([path, methods]) =>
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

  it('lists the idempotency key of a command, and who may call', () => {
    expect(document.components.parameters).toMatchObject({
      IdempotencyKey: { name: 'Idempotency-Key', required: true },
    })
    expect(paths['/p/staff/device/reprice']?.['post']).toMatchObject({
      'x-audience': 'staff',
      'x-permission': 'device.reprice',
      parameters: expect.arrayContaining([{ $ref: '#/components/parameters/IdempotencyKey' }]),
    })
  })
})
