import type { IncomingMessage, ServerResponse } from 'node:http'
import { TRANSLATE } from '../credentials.ts'
import { listen, type RunningProvider } from '../listen.ts'

interface RunningTranslator extends RunningProvider {
  /** The next answers have this status, or never come. */
  behave: (how: 'well' | 'hang' | number) => void
  /** The texts that were translated. */
  asked: () => readonly { q: string; target: string }[]
}

const TARGETS = ['en', 'ar', 'he', 'ko', 'zh-Hans', 'zh-Hant', 'de', 'fr', 'es']

/** The scripts that tell a language; everything else counts as English. */
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['ar', /\p{Script=Arabic}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['ko', /\p{Script=Hangul}/u],
  ['zh-Hans', /\p{Script=Han}/u],
]

const languageOf = (text: string) => SCRIPTS.find(([, signs]) => signs.test(text))?.[0] ?? 'en'

const send = (reply: ServerResponse, status: number, body: unknown) =>
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

async function jsonOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return JSON.parse(text) as Record<string, unknown>
}

/**
 * LibreTranslate's API without a model: a translation is the text after the name of its language, so that
 * numbers and names stay. Like a server of its own it may know fewer languages than we do: there is no Portuguese.
 */
export async function startTranslator(port?: number): Promise<RunningTranslator> {
  const { answer, ...running } = await listen(port)
  let how: 'well' | 'hang' | number = 'well'
  const asked: { q: string; target: string }[] = []
  answer((request, reply) => {
    if (how === 'hang') return undefined
    if (how !== 'well') return send(reply, how, { error: 'the translator is out of order' })
    if (request.method === 'GET' && request.url === '/languages')
      return send(
        reply,
        200,
        TARGETS.map((code) => ({ code, name: code, targets: TARGETS })),
      )
    if (request.method !== 'POST' || request.url !== '/translate')
      return send(reply, 404, { error: 'Not Found' })
    return void jsonOf(request).then(({ q, source, target, format, api_key: key }) => {
      if (key !== TRANSLATE.key) return send(reply, 403, { error: 'Invalid API key' })
      if (typeof q !== 'string' || source !== 'auto' || format !== 'text')
        return send(reply, 400, { error: 'Invalid request: missing q parameter' })
      if (typeof target !== 'string' || !TARGETS.includes(target))
        return send(reply, 400, { error: `${String(target)} is not supported` })
      asked.push({ q, target })
      return send(reply, 200, {
        translatedText: `[${target}] ${q}`,
        detectedLanguage: { confidence: 90, language: languageOf(q) },
      })
    })
  })
  return { ...running, behave: (next) => void (how = next), asked: () => asked }
}
