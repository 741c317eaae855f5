import { TRANSLATION_TEXT_MAX } from '@ironsouq/contract/deals/chat/chat.limits'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import * as z from 'zod/mini'
import { TranslatorUnavailable, type TranslatorPort } from '#kernel/ports/translator.ts'

const TIMEOUT_MS = 8000
/** A translation of the longest message has less. */
const MOST_BYTES = 128 << 10
/** How long a translator that failed is not called again: readers must not wait for it one after the other. */
const REST_MS = 15_000

/** How LibreTranslate names our languages, the newer name first: servers of different releases differ. */
const CODES: Record<LocaleCode, readonly string[]> = {
  en: ['en'],
  ar: ['ar'],
  he: ['he'],
  ko: ['ko'],
  zh_CN: ['zh-Hans', 'zh'],
  zh_HK: ['zh-Hant', 'zt'],
  de: ['de'],
  fr: ['fr'],
  es: ['es'],
  pt: ['pt'],
}

const Languages = z.array(z.object({ code: z.string(), targets: z.optional(z.array(z.string())) }))
const Translated = z.object({
  translatedText: z.string().check(z.maxLength(TRANSLATION_TEXT_MAX), z.regex(/\S/)),
  detectedLanguage: z.optional(z.object({ language: z.string().check(z.maxLength(20)) })),
})

interface TranslatorOptions {
  url: string
  key: string | null
  now: () => Date
  timeoutMs?: number
}

/** A refusal of one request, which says nothing about the next one. */
class Refused extends Error {}

async function textOf(reply: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  const body: AsyncIterable<Uint8Array> | null = reply.body
  for await (const part of body ?? []) {
    size += part.byteLength
    if (size > MOST_BYTES) throw new Error('the answer of the translator is too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Machine translation by LibreTranslate's API. After a failure the circuit breaker is open for some seconds. */
export function createTranslator(options: TranslatorOptions): TranslatorPort {
  const { url, key, now, timeoutMs = TIMEOUT_MS } = options
  const base = url.replace(/\/$/, '')
  let restUntil = 0
  let known: ReadonlySet<string> | null = null

  async function call(path: string, init: RequestInit, signal: AbortSignal): Promise<unknown> {
    // Messages go to no other place.
    const reply = await fetch(`${base}${path}`, { ...init, signal, redirect: 'error' })
    const text = await textOf(reply)
    if (reply.status === 400) throw new Refused(`the translator refused: ${text.slice(0, 200)}`)
    if (!reply.ok) throw new Error(`the translator answered ${reply.status}`)
    return JSON.parse(text)
  }

  async function targetOf(locale: LocaleCode, signal: AbortSignal): Promise<string> {
    known ??= new Set(
      Languages.parse(await call('/languages', {}, signal)).flatMap(({ code, targets = [] }) => [
        code,
        ...targets,
      ]),
    )
    const code = CODES[locale].find((each) => known?.has(each))
    if (code === undefined) throw new Refused(`the translator does not know ${locale}`)
    return code
  }

  async function translated(text: string, to: LocaleCode) {
    // One limit for both calls: the reader waits for their sum.
    const signal = AbortSignal.timeout(timeoutMs)
    const target = await targetOf(to, signal)
    const asked = { q: text, source: 'auto', target, format: 'text', ...(key && { api_key: key }) }
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    }
    const { translatedText, detectedLanguage } = Translated.parse(
      await call('/translate', init, signal),
    )
    return { text: translatedText.replaceAll('\0', ''), from: detectedLanguage?.language ?? null }
  }

  return {
    async translate({ text, to }) {
      if (now().getTime() < restUntil)
        throw new TranslatorUnavailable('the translator failed a moment ago')
      try {
        return await translated(text, to)
      } catch (cause) {
        if (!(cause instanceof Refused)) restUntil = now().getTime() + REST_MS
        throw new TranslatorUnavailable('there is no translation', { cause })
      }
    },
  }
}
