import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'

/** The page that reads the document. Nothing is fetched from or sent outside. */
async function readingPage(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const page = Fastify()
  await page.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      url: '/openapi.json',
      telemetry: false,
      agent: { disabled: true },
      withDefaultFonts: false,
      hideClientButton: true,
    },
  })
  return page
}

/**
 * The API's document at `/openapi.json`, and a page to read it at `/docs`. The page takes 40 MB of
 * memory: it is created at the first request.
 */
export function serveDocs(app: FastifyInstance): void {
  let page: Promise<FastifyInstance> | undefined
  const read = async (request: FastifyRequest, reply: FastifyReply) => {
    page ??= readingPage()
    const { statusCode, headers, rawPayload } = await (await page).inject(request.url)
    if (statusCode === 404) return reply.callNotFound()
    // It is a page with scripts, for developers only.
    reply.removeHeader('content-security-policy')
    return reply.status(statusCode).headers(headers).send(rawPayload)
  }
  const schema = { hide: true }
  // As text: the serialiser of the app is for the schemas of endpoints, and this route has none.
  app.get('/openapi.json', { schema }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(app.swagger())),
  )
  app.get('/docs', { schema }, read)
  app.get('/docs/*', { schema }, read)
}
