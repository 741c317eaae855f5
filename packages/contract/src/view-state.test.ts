import { describe, expect, it } from 'vitest'
import { searchOf, ViewState, viewStateOf } from './view-state.ts'

const STATE: ViewState = {
  filters: { emirate: ['sharjah', 'dubai'], q: ['PC210 & 320'] },
  sort: '-updatedAt',
  columns: ['stockNumber', 'price'],
  size: 100,
  density: 'roomy',
}

describe('the view state of a list [BO-2]', () => {
  it('is the same after it was an address', () => {
    expect(viewStateOf(searchOf(STATE))).toEqual(STATE)
    expect(viewStateOf(new URLSearchParams())).toEqual({ filters: {} })
    expect(ViewState.parse(STATE)).toEqual(STATE)
  })

  it('has one address, and its position in the list is no part of it', () => {
    const params = new URLSearchParams('q=b&state=listed&cursor=abc&at=50&sort=price')
    expect(searchOf(viewStateOf(params)).toString()).toBe('q=b&state=listed&sort=price')
  })

  it.each(['size=7', 'density=huge', 'sort=<script>', `columns=${'a,'.repeat(80)}`, 'a%20b=1'])(
    'is the usual one for an address that it does not understand: %s',
    (search) => {
      expect(viewStateOf(new URLSearchParams(search))).toEqual({ filters: {} })
    },
  )
})
