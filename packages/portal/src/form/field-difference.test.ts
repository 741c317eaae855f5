import { describe, expect, it } from 'vitest'
import { mergeValues } from './field-difference.ts'

const BASE = { price: 100, title: 'a', tags: ['x'], note: '' }

describe('a record that someone else changed meanwhile [BO-2]', () => {
  it('keeps what each side changed alone', () => {
    const { merged, differences } = mergeValues(
      BASE,
      { ...BASE, price: 90 },
      { ...BASE, title: 'b', tags: ['x', 'y'] },
    )
    expect(merged).toEqual({ price: 90, title: 'b', tags: ['x', 'y'], note: '' })
    expect(differences).toEqual([])
  })

  it('lists the fields that both changed differently, and not those that both changed alike', () => {
    const { merged, differences } = mergeValues(
      BASE,
      { ...BASE, price: 90, title: 'b', tags: ['z'] },
      { ...BASE, price: 80, title: 'b', tags: ['y'] },
    )
    expect(merged).toMatchObject({ price: 90, title: 'b', tags: ['z'] })
    expect(differences).toEqual([
      { name: 'price', theirs: 80, yours: 90 },
      { name: 'tags', theirs: ['y'], yours: ['z'] },
    ])
  })

  it('compares a field with several parts part by part', () => {
    const texts = { en: { title: 'a' }, ar: { title: 'b' }, de: { title: 'c' } }
    const { merged, differences } = mergeValues(
      { texts },
      { texts: { en: { title: 'own' }, ar: { title: 'b' }, he: { title: 'new' } } },
      { texts: { ...texts, en: { title: 'theirs' }, ar: { title: 'better' } } },
    )
    expect(merged).toEqual({
      texts: { en: { title: 'own' }, ar: { title: 'better' }, he: { title: 'new' } },
    })
    expect(differences).toEqual([
      { name: 'texts', part: 'en', theirs: { title: 'theirs' }, yours: { title: 'own' } },
    ])
  })
})
