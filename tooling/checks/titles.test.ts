import { describe, expect, it } from 'vitest'
import { titlesOf } from './titles.ts'

describe('the titles of a test file', () => {
  it.each([
    ["it('a', f)", ['a']],
    ['test("a b", async () => {})', ['a b']],
    ["describe('a', () => {\n  it('b', f)\n})", ['a', 'b']],
    ["it(\n  'on the next line',\n  f)", ['on the next line']],
    ["it(\n  // why\n  'after a comment', f)", ['after a comment']],
    ['it(`a ${b(`}`)} c`, f)', ['a ${b(`}`)} c']],
    ["it('it\\'s', f)", ["it\\'s"]],
    ["it.each([1, 2])('each %s', f)", ['each %s']],
    ["it.each([[')', f(1)], ['(', /x/]] as const)('deep', f)", ['deep']],
    ["it.each<[string, () => void]>([\n  ['a', f],\n])(\n  'typed',\n  f)", ['typed']],
    ["it.each`\n a | b\n ${1} | ${2}\n`('tagged', f)", ['tagged']],
    ["it.concurrent.each([1])('both', f)", ['both']],
    ["describe.skipIf(!process.argv[1])('unless', f)", ['unless']],
    ["test.describe('group', () => {})", ['group']],
    ["it.skip('skipped', f)", []],
    ["test.fixme('not yet', f)", []],
    ["it.todo('later')", []],
    ["// it('commented', f)", []],
    [" * it('in a comment', f)", []],
    ["/x/.test('not a title')", []],
    ["await test.step('part', f)", []],
    ["submit('no')", []],
    ['const s = "it(\'quoted\', f)"', []],
  ])('of %s are %j', (source, titles) => {
    expect(titlesOf(source)).toEqual(titles)
  })
})
