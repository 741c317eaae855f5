import { describe, expect, it } from 'vitest'
import { contentHashOf, hasLink, isPdf, safeName, signalsOf } from './inquiry.rules.ts'

const NOW = new Date('2026-11-14T08:00:00Z')
const PLAIN = {
  texts: ['Is the swing motor of the 320 sealed? 3.5 m bucket, D6.T undercarriage.'],
  memberSince: new Date('2026-01-01T00:00:00Z'),
  now: NOW,
  sameContent: 0,
  sellersAsked: 1,
}

describe('the signals of an inquiry', () => {
  it('are none for a plain question of a known member', () => {
    expect(signalsOf(PLAIN)).toEqual([])
  })

  it.each([
    ['links', { texts: ['see cheap-parts.xyz'] }],
    ['repeatedText', { sameContent: 1 }],
    ['newAccount', { memberSince: new Date('2026-11-14T07:00:00Z') }],
    ['manySellers', { sellersAsked: 6 }],
  ])('name %s', (signal, given) => {
    expect(signalsOf({ ...PLAIN, ...given })).toEqual([signal])
  })

  it('find links of any form, and no models or numbers', () => {
    for (const text of ['HTTP://a.b', 'www.x', 'write to me at shop24.com now'])
      expect([text, hasLink(text)]).toEqual([text, true])
    for (const text of ['PC200-8.M0', '3.5 t', 'Co. Ltd.'])
      expect([text, hasLink(text)]).toEqual([text, false])
  })

  it('know the same text in other letters and spaces', () => {
    expect(contentHashOf(' Best  PRICE\nplease')).toBe(contentHashOf('best price please'))
    expect(contentHashOf('best price')).not.toBe(contentHashOf('best prices'))
  })
})

describe('a PDF', () => {
  it('begins and ends as one, whatever its name', () => {
    expect(isPdf(Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n'))).toBe(true)
    expect(isPdf(Buffer.from('%PDF-1.7\n1 0 obj\n'))).toBe(false)
    expect(isPdf(Buffer.from('<script>%PDF-</script>%%EOF'))).toBe(false)
  })
})

describe('the name of a download', () => {
  it('carries nothing that a header would read', () => {
    expect(safeName('site "plan"\r\nx: y.pdf')).toBe('site-plan-x-y')
    expect(safeName('مخطط.pdf')).toBe('file')
  })
})
