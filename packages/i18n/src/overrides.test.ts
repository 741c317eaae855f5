import { afterEach, describe, expect, it } from 'vitest'
import { messagesOf } from './load.ts'
import { generationOf, replaceOverrides } from './overrides.ts'
import { PACKS } from './packs.ts'
import { translator } from './translate.ts'

describe('overrides', () => {
  afterEach(() => replaceOverrides({}))

  it('replace the text of a pack in their language, and are gone when they are removed', () => {
    const [de, fr] = [translator('de'), translator('fr')]
    replaceOverrides({ de: { 'common.home': 'Anfang' } })
    expect(de('common.home')).toBe('Anfang')
    expect(messagesOf('de', ['common'])['common.home']).toEqual(['Anfang'])
    expect(fr('common.home')).toBe(PACKS.fr.common['home'])
    replaceOverrides({})
    expect(de('common.home')).toBe(PACKS.de.common['home'])
  })

  it('leave the texts of other languages as they are compiled', () => {
    const before = messagesOf('fr', ['common'])['common.home']
    const generation = generationOf('fr')
    replaceOverrides({ de: { 'common.home': 'Anfang' } })
    expect(messagesOf('fr', ['common'])['common.home']).toBe(before)
    expect(generationOf('fr')).toBe(generation)
  })

  it('that do not fit the texts of this build are left out', () => {
    replaceOverrides({
      de: {
        'common.home': 'Anfang {n}',
        'common.close': '{',
        'common.gone': 'x',
        'gone.home': 'x',
      },
    })
    const messages = messagesOf('de', ['common'])
    expect(messages['common.home']).toEqual([PACKS.de.common['home']])
    expect(messages['common.close']).toEqual([PACKS.de.common['close']])
    expect(messages).not.toHaveProperty(['common.gone'])
  })
})
