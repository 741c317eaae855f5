import { describe, expect, it } from 'vitest'
import { compilePack } from './compile.ts'
import { messagesOf } from './load.ts'
import { PACKS } from './packs.ts'
import { runtimeOf } from './runtime.ts'

describe('loading messages', () => {
  it('falls back to English key by key, not pack by pack [AP-1]', () => {
    const english = { filters: 'Filters', hours: '{n, plural, one {# hour} other {# hours}}' }
    const i18n = runtimeOf('ar', compilePack('device', { filters: 'الفلاتر' }, english))
    expect(i18n._('device.filters')).toBe('الفلاتر')
    expect(i18n._('device.hours', { n: 3 })).toBe('3 hours') // English has no "few"
  })

  it('gives the namespaces asked for and no others', () => {
    const namespaces = (...wanted: Parameters<typeof messagesOf>[1]) =>
      new Set(Object.keys(messagesOf('fr', wanted)).map((key) => key.split('.')[0]))
    expect(namespaces('common')).toEqual(new Set(['common']))
    expect(namespaces('device', 'error')).toEqual(new Set(['device', 'error']))
  })

  it('compiles a pack once and shares its messages, frozen', () => {
    const [one, other] = [messagesOf('ar', ['device']), messagesOf('ar', ['device', 'common'])]
    expect(one['device.hours']).toBe(other['device.hours'])
    expect(() => one['device.hours']?.push('x')).toThrow(TypeError)
    expect(() => Object.assign(one['device.hours']?.[0] ?? {}, { 2: {} })).toThrow(TypeError)
  })

  it('gives each caller a separate object', () => {
    const messages = messagesOf('de', ['common'])
    messages['common.home'] = ['changed']
    runtimeOf('de', messages).load('de', { 'common.close': ['changed'] })
    expect(messagesOf('de', ['common'])['common.home']).toEqual([PACKS.de.common['home']])
    expect(messagesOf('de', ['common'])['common.close']).toEqual([PACKS.de.common['close']])
  })
})
