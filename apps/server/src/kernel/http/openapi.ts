import { type Endpoint, nothing } from '@ironsouq/contract/endpoint'
import { envelope, RefusalEnvelope, VersionedRefusalEnvelope } from '@ironsouq/contract/envelope'
import type { Registry } from '#kernel/registry.ts'
import { contractSchemas } from './openapi-names.ts'
import { type JsonSchema, jsonOf, shareSchemas } from './openapi-schemas.ts'
import { MEDIA_TYPES } from './serve.ts'

const LOCALE = {
  name: 'locale',
  in: 'header',
  required: false,
  description: 'The language of msg and content.',
  schema: { type: 'string' },
} as const

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'The same key with the same request answers as before and does nothing again.',
  schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
} as const

export interface OpenApi {
  openapi: string
  info: object
  components: {
    securitySchemes: object
    parameters: object
    responses: object
    schemas: Record<string, JsonSchema>
  }
  paths: Record<string, Record<string, object>>
}

type Share = (schema: JsonSchema) => JsonSchema

const refTo = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })

const response = (description: string, schema: JsonSchema) => ({
  description,
  content: { 'application/json': { schema } },
})

/** The first part of the path that names a thing. */
const tagOf = (path: string) =>
  path.replace(/^\/p\/(staff\/|merchant\/|service\/)?/, '/').split('/')[1] ?? ''

function queryOf({ query }: Endpoint, share: Share): object[] {
  if (query === nothing) return []
  const { properties = {}, required = [] } = jsonOf(query, 'input')
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: share(schema),
  }))
}

function operationOf(e: Endpoint, share: Share): object {
  const refused = e.versioned ? 'VersionedRefusal' : 'Refusal'
  return {
    summary: e.summary,
    tags: [tagOf(e.path)],
    'x-audience': e.audience,
    ...(e.permission && { 'x-permission': e.permission }),
    ...(e.audience !== 'anyone' && { security: [{ token: [] }] }),
    parameters: [
      ...queryOf(e, share),
      refTo('parameters', 'Locale'),
      ...(e.once ? [refTo('parameters', 'IdempotencyKey')] : []),
    ],
    ...(e.body !== nothing && {
      requestBody: {
        required: true,
        content: { [MEDIA_TYPES[e.encoding]]: { schema: share(jsonOf(e.body, 'input')) } },
      },
    }),
    responses: {
      200: response('Accepted.', share(jsonOf(envelope(e.data), 'output'))),
      '4XX': refTo('responses', refused),
      '5XX': refTo('responses', 'Refusal'),
    },
  }
}

/**
 * Every endpoint of a registry as OpenAPI 3.1 [CL-27]. It needs no engine: an endpoint is a value. What the
 * contract exports under a name stands under that name in `components`, once.
 */
export async function describeRegistry({ routes }: Registry): Promise<OpenApi> {
  const { share, schemas } = shareSchemas(await contractSchemas())
  const refusal = share(jsonOf(RefusalEnvelope, 'output'))
  const versionedRefusal = share(jsonOf(VersionedRefusalEnvelope, 'output'))
  const paths: OpenApi['paths'] = {}
  for (const mount of routes)
    mount((e) => {
      paths[e.path] = { ...paths[e.path], [e.method.toLowerCase()]: operationOf(e, share) }
    })
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ironsouq API',
      version: '1',
      description: 'Every answer is an envelope of success, code, msg and data.',
    },
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'authorization' } },
      parameters: { Locale: LOCALE, IdempotencyKey: IDEMPOTENCY_KEY },
      responses: {
        Refusal: response('Refused.', refusal),
        VersionedRefusal: response('Refused, with the record as it is now.', versionedRefusal),
      },
      schemas: Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    },
    paths,
  }
}
