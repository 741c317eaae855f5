import { describe, expect, it } from 'vitest'
import { stylesFirst } from './styles-first.ts'

describe('the head of a page', () => {
  it('asks for the style sheet before the scripts, and loses nothing', () => {
    const html =
      '<html><head><title>x</title><link rel="modulepreload" href="/a.js"/>' +
      '<link rel="stylesheet" href="/a.css"/></head><body><p></head></p></body></html>'
    expect(stylesFirst(html)).toBe(
      '<html><head><title>x</title><link rel="stylesheet" href="/a.css"/>' +
        '<link fetchpriority="low" rel="modulepreload" href="/a.js"/></head><body><p></head></p></body></html>',
    )
  })
})
