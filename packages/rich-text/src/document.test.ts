import { describe, expect, it } from 'vitest'
import { checkedDocument } from './document.ts'

const text = (text: string, marks?: object[]) => ({ type: 'text', text, ...(marks && { marks }) })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const doc = (...content: object[]) => ({ type: 'doc', content })
const link = (href: string) => doc(paragraph(text('page', [{ type: 'link', attrs: { href } }])))
const DEVICE = '0192f000-0000-7000-8000-00000000aaaa'
const picture = (src: string) => ({
  type: 'picture',
  attrs: { src, width: 1600, height: 900, thumbhash: '', alt: 'A yard' },
})

describe('a rich text document', () => {
  it('becomes stretches of HTML with what components draw between them', () => {
    const { parts, text: words } = checkedDocument(
      doc(
        { type: 'heading', attrs: { level: 2 }, content: [text('Hours & wear')] },
        paragraph(
          text('See '),
          text('grades', [{ type: 'link', attrs: { href: '/help-center' } }]),
        ),
        { type: 'deviceCard', attrs: { deviceId: DEVICE } },
        picture('content/ab12/1280.webp'),
        { type: 'callOut', content: [paragraph(text('Pay to the invoice only'))] },
      ),
    )
    expect(parts).toEqual([
      {
        kind: 'html',
        html: '<h2>Hours &amp; wear</h2><p>See <a href="/help-center">grades</a></p>',
      },
      { kind: 'device', deviceId: DEVICE },
      {
        kind: 'picture',
        picture: { src: 'content/ab12/1280.webp', width: 1600, height: 900 },
        alt: 'A yard',
      },
      { kind: 'html', html: '<aside><p>Pay to the invoice only</p></aside>' },
    ])
    expect(words).toBe('Hours & wear See grades Pay to the invoice only')
  })

  it.each([
    ['an unknown node', doc({ type: 'script', content: [] })],
    ['a text without a block', doc(text('alone'))],
    ['a picture of another site', doc(picture('https://evil.example/x.png'))],
    ['a picture outside of its folder', doc(picture('../secret'))],
    [
      'a machine inside of a paragraph',
      doc(paragraph({ type: 'deviceCard', attrs: { deviceId: DEVICE } })),
    ],
    ['something else than a document', paragraph(text('x'))],
    ['no object at all', 'x'],
  ])('is refused with %s', (_, given) => {
    expect(() => checkedDocument(given)).toThrow()
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '',
  ])('is refused with a link to %j', (href) => {
    expect(() => checkedDocument(link(href))).toThrow()
  })
})
