import { describe, expect, it } from 'vitest'
import { stepCookie, textOf } from './step-cookie.server.ts'

const SITE = { publicUrl: 'https://shop.example' }

const step = stepCookie<{ target: string }>('step', (stored) => {
  const target = textOf(stored['target'])
  return target ? { target } : null
})

const asked = (cookie: string) => new Request('https://shop.example/', { headers: { cookie } })
const stored = (value: unknown) =>
  asked(`__Host-step=${Buffer.from(JSON.stringify(value)).toString('base64url')}`)

describe('what a form keeps between its steps', () => {
  it('comes back as it was, and no script reads it', () => {
    const cookie = step.cookie({ target: 'مشتري@yard.example' }, 30, SITE)
    expect(cookie).toMatch(/; Max-Age=1800; HttpOnly; Path=\/; SameSite=Lax; Secure$/)
    expect(step.of(asked(cookie.slice(0, cookie.indexOf(';'))))).toEqual({
      target: 'مشتري@yard.example',
    })
  })

  it.each([
    ['is not there', asked('other=1')],
    ['is no JSON', asked('__Host-step=%7B')],
    ['is no object', stored('text')],
    ['is nothing', stored(null)],
    ['lacks what is needed', stored({ target: '' })],
    ['is of another kind', stored({ target: 4 })],
  ])('is nothing when it %s', (_, request) => {
    expect(step.of(request)).toBeUndefined()
  })

  it('is forgotten when it is done', () => {
    expect(step.cleared(SITE)).toMatch(/^__Host-step=; Max-Age=0; HttpOnly/)
  })
})
