import { describe, expect, it } from 'vitest'
import { listStanding } from './list-meta.ts'

describe('where a list of machines stands', () => {
  it.each([
    ['', '/device-list', false],
    ['?category=excavators', '/device-list?category=excavators', false],
    ['?brand=komatsu&sort=priceLow', '/device-list?brand=komatsu', false],
    ['?current=3', '/device-list?current=3', false],
    ['?category=dozers&current=2', '/device-list?category=dozers&current=2', false],
    ['?current=1', '/device-list', false],
    ['?grade=A', '/device-list', false],
    ['?category=dozers&grade=A', '/device-list?category=dozers', true],
    ['?brand=komatsu&year=2018-2020', '/device-list?brand=komatsu', true],
    ['?category=dozers&brand=komatsu', '/device-list?category=dozers', true],
    ['?brand=komatsu,volvo', '/device-list', true],
    ['?spec=bucket:0.8-1.2;blade:yes', '/device-list', true],
    ['?q=pc200', '/device-list', true],
    ['?sort=priceLow&emirate=dubai&q=', '/device-list?emirate=dubai', false],
    ['?brand=komatsu&emirate=dubai', '/device-list?brand=komatsu', true],
  ])('%s is a view of %s, unlisted: %s', (search, canonical, unlisted) => {
    expect(listStanding(search)).toEqual({ canonical, unlisted })
  })
})
