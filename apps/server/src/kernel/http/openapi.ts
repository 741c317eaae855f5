import fastifySwagger from '@fastify/swagger'
import Fastify, { type FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Registry } from '#kernel/registry.ts'
import { serveOn } from './serve.ts'

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'The same key with the same request answers as before and does nothing again.',
  schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
} as const

const LOCALE = {
  name: 'locale',
  in: 'header',
  required: false,
  description: 'The language of msg and content.',
  schema: { type: 'string' },
} as const

interface Operation {
  parameters?: object[]
  'x-once'?: boolean
}

/** Describes every endpoint as OpenAPI 3.1 [CL-27]; `app.swagger()` is the document. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  const transform = createJsonSchemaTransform({ zodToJsonConfig: { target: 'draft-2020-12' } })
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Ironsouq API',
        version: '1',
        description: 'Every answer is an envelope of success, code, msg and data.',
      },
      components: {
        securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'authorization' } },
      },
    },
    transform: (document) => {
      const { schema, url } = transform(document)
      // Routes that are no endpoints, such as the health checks, have none.
      const { once, permission } = (document.route.config ?? {}) as {
        once?: boolean
        permission?: string | null
      }
      const extensions = {
        ...(once && { 'x-once': true }),
        ...(permission && { 'x-permission': permission }),
      }
      return { url, schema: { ...schema, ...extensions } }
    },
    transformObject: (document) => {
      if (!('openapiObject' in document)) return {}
      for (const path of Object.values(document.openapiObject.paths ?? {}))
        for (const operation of Object.values(path ?? {}) as Operation[]) {
          const { 'x-once': once } = operation
          delete operation['x-once']
          operation.parameters = [
            ...(operation.parameters ?? []),
            LOCALE,
            ...(once ? [IDEMPOTENCY_KEY] : []),
          ]
        }
      return document.openapiObject
    },
  })
}

/** The document of a registry alone: routes are mounted as always, but none is ever called. */
export async function describeRegistry({ routes }: Registry): Promise<object> {
  const app = Fastify()
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => () => '')
  await describeApi(app)
  const idle = async () => {}
  await app.register(async (scope) => {
    const serve = serveOn(scope, {
      identify: async () => null,
      requireProof: async () => {},
      serviceKey: undefined,
      limits: { local: idle, shared: () => idle },
      isOverloaded: () => false,
    })
    for (const mount of routes) mount(serve)
  })
  await app.ready()
  return app.swagger()
}
