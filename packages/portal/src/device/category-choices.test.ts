import { expect, test } from 'vitest'
import { leavesWithPath } from './category-choices.ts'
import { hasWords } from './search-choice.tsx'

const category = (id: string, parentId: string | null, isLeaf = false) => ({
  id,
  code: id,
  name: id,
  parentId,
  isLeaf,
})

test('the categories of machines stand in the order of the tree, each with its path', () => {
  const tree = [
    category('cranes', null),
    category('excavators', null),
    category('crawler', 'digging', true),
    category('mobile', 'cranes', true),
    category('digging', 'excavators'),
  ]
  expect(leavesWithPath(tree)).toEqual([
    { id: 'mobile', name: 'mobile', note: 'cranes' },
    { id: 'crawler', name: 'crawler', note: 'excavators › digging' },
  ])
})

test('words are found in any order, in the name and in the path', () => {
  const text = 'Crawler excavator Earthmoving › Excavators'
  expect(hasWords(text, 'earth CRAWLER')).toBe(true)
  expect(hasWords(text, 'earth crane')).toBe(false)
  expect(hasWords(text, ' ')).toBe(true)
})
