import { TRANSLATE } from '@ironsouq/sandboxes/credentials'
import { listen } from '@ironsouq/sandboxes/listen'
import { startTranslator } from '@ironsouq/sandboxes/providers/translator'
import { describe, expect, it } from 'vitest'
import { TranslatorUnavailable } from '#kernel/ports/translator.ts'
import { createTranslator } from './libretranslate.ts'

const AT = new Date('2026-11-14T08:00:00Z').getTime()

/** A translator at an address, with a clock that the test sets. */
function at(url: string, key: string | null = TRANSLATE.key) {
  const clock = { ms: AT }
  const translator = createTranslator({ url, key, now: () => new Date(clock.ms) })
  return { clock, translate: (text: string) => translator.translate({ text, to: 'de' }) }
}

describe('the translator', () => {
  it('finds the language of the text and keeps its numbers', async () => {
    await using server = await startTranslator()
    const { translate } = at(server.url)
    expect(await translate('كم سعر IS-20417؟')).toEqual({
      text: '[de] كم سعر IS-20417؟',
      from: 'ar',
    })
  })

  it.each([
    ['zh_CN', 'zh-Hans'],
    ['zh_HK', 'zh-Hant'],
  ] as const)('names %s as the server does', async (to, code) => {
    await using server = await startTranslator()
    const translator = createTranslator({
      url: `${server.url}/`,
      key: TRANSLATE.key,
      now: () => new Date(AT),
    })
    await translator.translate({ text: 'Hello', to })
    expect(server.asked()).toEqual([{ q: 'Hello', target: code }])
  })

  it('does not translate into a language that the server does not know, and goes on with others', async () => {
    await using server = await startTranslator()
    const translator = createTranslator({
      url: server.url,
      key: TRANSLATE.key,
      now: () => new Date(AT),
    })
    await expect(translator.translate({ text: 'Hello', to: 'pt' })).rejects.toThrow(
      TranslatorUnavailable,
    )
    expect(await translator.translate({ text: 'Hello', to: 'fr' })).toMatchObject({
      text: '[fr] Hello',
    })
  })

  it('that fails is not called again for some seconds', async () => {
    await using server = await startTranslator()
    const { clock, translate } = at(server.url)
    server.behave(500)
    await expect(translate('Hello')).rejects.toThrow(TranslatorUnavailable)
    server.behave('well')
    await expect(translate('Hello')).rejects.toThrow('failed a moment ago')
    expect(server.asked()).toEqual([])
    clock.ms += 15_000
    expect(await translate('Hello')).toMatchObject({ text: '[de] Hello' })
  })

  it('that hangs is given up', async () => {
    await using server = await startTranslator()
    server.behave('hang')
    const translator = createTranslator({
      url: server.url,
      key: TRANSLATE.key,
      now: () => new Date(AT),
      timeoutMs: 50,
    })
    const asked = translator.translate({ text: 'Hello', to: 'de' })
    await expect(asked).rejects.toMatchObject({ cause: { name: 'TimeoutError' } })
  })

  it('without the right key refuses', async () => {
    await using server = await startTranslator()
    await expect(at(server.url, 'another').translate('Hello')).rejects.toThrow(
      TranslatorUnavailable,
    )
  })

  it.each([
    ['no JSON', '<html></html>'],
    ['no text', '{"translatedText":" "}'],
    ['a text that is too long', JSON.stringify({ translatedText: 'a'.repeat(8001) })],
    ['an answer without an end', 'a'.repeat(200_000)],
  ])('that answers with %s has no translation', async (_, body) => {
    const { answer, ...server } = await listen()
    await using _server = server
    answer((request, reply) =>
      reply.end(request.url === '/languages' ? '[{"code":"de","name":"German"}]' : body),
    )
    await expect(at(server.url).translate('Hello')).rejects.toThrow(TranslatorUnavailable)
  })

  it('sends messages to no other place', async () => {
    const { answer, ...server } = await listen()
    await using _server = server
    const arrived: string[] = []
    answer((request, reply) => {
      arrived.push(request.url ?? '')
      return reply.writeHead(307, { location: '/elsewhere' }).end()
    })
    await expect(at(server.url).translate('Hello')).rejects.toThrow(TranslatorUnavailable)
    expect(arrived).toEqual(['/languages'])
  })
})
