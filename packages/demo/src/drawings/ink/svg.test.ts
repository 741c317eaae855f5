import { describe, expect, it } from 'vitest'
import { svg } from './svg.ts'

describe('markup', () => {
  it('has numbers of one decimal and texts as they are', () => {
    expect(svg`M${1.26} ${-0.01}L${3} ${'4.567'}`).toBe('M1.3 0L3 4.567')
  })

  it('loses line breaks, and keeps a space before an attribute', () => {
    expect(svg`
      <path d="
        M${1} 2
        h3Z" fill="red"
        stroke-width="2"/>
      <path/>`).toBe('<path d="M1 2h3Z" fill="red" stroke-width="2"/><path/>')
  })
})
