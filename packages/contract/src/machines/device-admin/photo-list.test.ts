import { expect, it } from 'vitest'
import { viewsWanted } from './photo-list.ts'

it('wants of each group as many views as it lacks, those first that come first in the list', () => {
  // oxfmt-ignore
  expect(viewsWanted('excavators', [])).toEqual(['quarter', 'quarter-right', 'rear', 'side', 'right', 'plate',
    'meter', 'engine', 'undercarriage', 'cab', 'tool', 'working'])
  const some = viewsWanted('excavators', ['rear-right', 'front', 'tyre', null, 'meter'])
  // oxfmt-ignore
  expect(some).toEqual(['quarter', 'quarter-right', 'side', 'plate', 'engine', 'cab', 'tool', 'working'])
})
