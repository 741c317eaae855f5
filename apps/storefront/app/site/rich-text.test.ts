import { describe, expect, it } from 'vitest'
import { sanitised } from './rich-text.server.ts'

describe('rich text before it is shown [AP-33]', () => {
  it('keeps what a text is made of', () => {
    const text =
      '<h2>Papers</h2><p dir="rtl">One <strong>two</strong><br /></p><ul><li>a</li></ul><table><tbody><tr><td colspan="2">1</td></tr></tbody></table>'
    expect(sanitised(text)).toBe(text)
  })

  it('keeps the target of a link, and lets the page behind it know nothing of ours', () => {
    expect(sanitised('<a href="https://a.example/" target="_blank">a</a>')).toBe(
      '<a href="https://a.example/" target="_blank" rel="noopener">a</a>',
    )
    expect(sanitised('<a href="/a" target="x" rel="opener">a</a>')).toBe(
      '<a href="/a" target="x" rel="noopener">a</a>',
    )
    expect(sanitised('<a href="/device-list">a</a>')).toBe('<a href="/device-list">a</a>')
  })

  it.each([
    ['<script>steal()</script>a', 'a'],
    ['<SCRIPT SRC=//evil.example/x.js></SCRIPT>', ''],
    ['<scr<script>ipt>steal()</scr</script>ipt>', 'ipt&gt;steal()ipt&gt;'],
    ['<img src=x onerror=steal()>', '<img src="x" />'],
    ['<p onclick="steal()" style="position:fixed" class="a" id="b">a</p>', '<p>a</p>'],
    ['<a href="javascript:steal()">a</a>', '<a>a</a>'],
    ['<a href="JaVa&#10;Script:steal()">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,<script>steal()</script>">a</a>', '<a>a</a>'],
    ['<a href="vbscript:steal()">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<img src="data:image/svg+xml,<svg onload=steal()>">', '<img />'],
    ['<svg><animate onbegin=steal() attributeName=x /></svg>', ''],
    ['<math><mtext><style><img src=x onerror=steal()></style></mtext></math>', ''],
    ['<style>p{display:none}</style><p>a</p>', '<p>a</p>'],
    ['<iframe src="https://evil.example"></iframe>', ''],
    ['<form action="https://evil.example"><input name="password"></form>', ''],
    ['<base href="https://evil.example/"><meta http-equiv="refresh" content="0">', ''],
    ['<object data="x"></object><embed src="x">', ''],
    ['<noscript><p title="</noscript><img src=x onerror=steal()>"></noscript>', '<p></p>'],
    ['a <b>c', 'a <b>c</b>'],
    ['1 < 2 & 3', '1 &lt; 2 &amp; 3'],
  ])('lets nothing through that acts: %s', (nasty, harmless) => {
    expect(sanitised(nasty)).toBe(harmless)
  })
})
