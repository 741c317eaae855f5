import { LOCALE_CODES, LOCALES } from '@ironsouq/i18n/locales'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { startCtx } from '#test/harness.ts'
import { freePort, start } from '#test/processes.ts'
import { SAMPLES } from './mails.samples.ts'
import { serveMails } from './mails.ts'

const page = () => {
  const app = Fastify()
  serveMails(app, {})
  return app
}

describe('the email preview page', () => {
  it('shows every email in all ten languages at two widths, with its text', async () => {
    const { body, headers } = await page().inject('/mails')
    expect(LOCALE_CODES).toHaveLength(10)
    for (const name of Object.keys(SAMPLES))
      for (const locale of LOCALE_CODES) {
        const frames = body.match(new RegExp(`<iframe src="/mails/${name}/${locale}"`, 'g'))
        expect(frames, `${name} ${locale}`).toHaveLength(2)
        expect(body).toContain(`<section id="${name}-${locale}">`)
      }
    expect(body).not.toMatch(/style="|<script/)
    expect(headers['content-security-policy']).toMatch(/default-src 'none'; style-src 'sha256-/)
  })

  it.each(Object.keys(SAMPLES))(
    'renders %s in every language without a missing message',
    async (name) => {
      const app = page()
      for (const locale of LOCALE_CODES) {
        const { statusCode, body } = await app.inject(`/mails/${name}/${locale}`)
        expect(statusCode).toBe(200)
        expect(body).toContain(`dir="${LOCALES[locale].dir}"`)
        expect(body, `${name} ${locale}`).not.toMatch(
          /mail\.[a-z]+[A-Z]|\{\w+\}(?!\s*\.m-)|undefined/,
        )
      }
    },
  )

  it('answers 404 for an unknown email or language', async () => {
    expect((await page().inject('/mails/nothing/en')).statusCode).toBe(404)
    expect((await page().inject('/mails/erased/xx')).statusCode).toBe(404)
  })
})

/** Writes a line when a process loads the email renderer. */
const WATCH = `import{registerHooks}from'node:module';registerHooks({resolve(name,context,next){if(name==='react-dom/server')process.stderr.write('loads the email renderer\\n');return next(name,context)}})`

describe('the API process', () => {
  it('does not load the email renderer before the first preview', async () => {
    await using server = await startCtx()
    const port = await freePort()
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(WATCH)}`
    await using running = start('http', {
      ...server.environment,
      PORT: String(port),
      NODE_OPTIONS,
    })
    await running.says('the API is served')
    expect(running.output()).not.toContain('loads the email renderer')
    const reply = await fetch(`http://127.0.0.1:${port}/mails/erased/ar`)
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await reply.text()).toContain('dir="rtl"')
    await running.says('loads the email renderer')
  })
})
