import { describe, expect, it } from 'vitest'
import { machineListOf, queryAtAddress, queryOf } from './machine-list.ts'

describe('the address of a list of machines', () => {
  it.each([
    [
      'https://ironsouq.example/en/device-list?category=excavators&brand=cat%2Ckomatsu&current=3&view=rows',
      'category=excavators&brand=cat,komatsu',
    ],
    ['/zh_CN/device-list?price=-250000&sort=priceLow', 'price=-250000&sort=priceLow'],
    ['device-list?q=320%20GC', 'q=320+GC'],
    ['https://ironsouq.example/ar/device-list', 'sort=newest'],
    ['/en/device-list?grade=Z&category=excavators', 'category=excavators'],
  ])('%s is understood', (address, query) => {
    expect(queryAtAddress(address)).toBe(query)
  })

  it.each([
    'https://ironsouq.example/en/device-detail/1?category=excavators',
    'category=excavators',
    'excavators',
    'http://',
    '',
  ])('is not %j', (address) => {
    expect(queryAtAddress(address)).toBeUndefined()
  })
})

it('a list reads back as it is stored', () => {
  const stored = 'category=excavators&brand=cat&price=100000-&year=2018-2020&sort=yearNew'
  expect(queryOf(machineListOf(stored))).toBe(stored)
})
