import { expect, it } from 'vitest'
import { phoneHref, phoneText, whatsappHref } from './contact-href.ts'

it.each([
  ['+97165550141', '+971 6 555 0141'],
  ['+971505550141', '+971 50 555 0141'],
  ['+4930123456', '+4930123456'],
])('the number %s is read as %s and dialled as it is stored', (number, text) => {
  expect(phoneText(number)).toBe(text)
  expect(phoneHref(number)).toBe(`tel:${number}`)
})

it('a WhatsApp link names the number without its plus, and carries any text', () => {
  const url = new URL(whatsappHref('+971505550141', 'مرحباً: Cat 320 & 100%? https://a.example/x'))
  expect(url.pathname).toBe('/971505550141')
  expect(url.searchParams.get('text')).toBe('مرحباً: Cat 320 & 100%? https://a.example/x')
})
