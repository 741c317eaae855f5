import { describe, expect, it } from 'vitest'
import { event as eventTable } from '#kernel/data/kernel.tables.ts'
import { deadline } from '#kernel/work/deadlines.ts'
import { consumer, declaredEvents, event } from '#kernel/work/events.ts'
import { job } from '#kernel/work/jobs.ts'
import { notice, noticeTask } from '#kernel/work/notices.ts'
import { consumersOf, createRegistry, type Feature } from './registry.ts'

// Other tests of this process start the registry of the features, which knows all declared events.
const happened = event<{ n: number }>('test.happened', { isLogOnly: true })
const note = consumer({ name: 'test.note-it', on: happened, handle: async () => {} })
const sweep = job({ name: 'test.sweep-up', cron: '* * * * *', run: async () => {} })
const welcome = notice({
  kind: 'welcome',
  on: happened,
  group: 'account',
  to: () => [],
  facts: () => ({}),
  link: () => '/',
})
const writer = { ...note, name: noticeTask('welcome') }
const start = (rest: Omit<Feature, 'name'>) => createRegistry([{ name: 'test', ...rest }], [])

describe('the registry', () => {
  it('does not start with two features of one name', () => {
    expect(() => createRegistry([{ name: 'test' }, { name: 'test' }], [])).toThrow(
      'two features are named test',
    )
  })

  it('does not start with two kinds of the ledger of one name, or one that is not a name', () => {
    const account = { name: 'sellerDue', owner: 'seller', normal: 'either' } as const
    expect(() => start({ ledger: { accounts: [account, account] } })).toThrow(
      'two kinds of accounts are named sellerDue',
    )
    expect(() => start({ ledger: { journals: ['orderPaid', 'orderPaid'] } })).toThrow(
      'two kinds of journals are named orderPaid',
    )
    expect(() => start({ ledger: { journals: ['order.paid'] } })).toThrow('is not a kind')
  })

  it('does not start with two tasks of one name', () => {
    const twice = { consumers: [note], jobs: [{ ...sweep, name: note.name }] }
    expect(() => start(twice)).toThrow('two tasks are named test.note-it')
    const end = deadline({
      name: note.name,
      table: eventTable,
      at: 'createdAt',
      key: 'seq',
      run: sweep.run,
    })
    expect(() => start({ consumers: [note], deadlines: [end] })).toThrow('two tasks are named')
  })

  it.each(['', 'Note', 'test', 'test.'])('does not start with a task called "%s"', (name) => {
    expect(() => start({ jobs: [{ ...sweep, name }] })).toThrow('is not a task name')
  })

  it('does not start with a consumer on an event without a name', () => {
    const unnamed = { ...note, on: { ...happened, name: '' } }
    expect(() => start({ consumers: [unnamed] })).toThrow('event without a name')
  })

  it('does not start with two pieces of personal data of one name, or for one table', () => {
    const piece = { name: 'notes', tables: ['note'], read: async () => null, erase: async () => {} }
    expect(() => start({ personalData: [piece, { ...piece, tables: [] }] })).toThrow(
      'data are named notes',
    )
    expect(() => start({ personalData: [piece, { ...piece, name: 'other' }] })).toThrow(
      'data cover the table note',
    )
  })

  it('does not start with two indexes of one name', () => {
    const index = { name: 'test', idField: 'id', settings: {}, mappings: {} }
    expect(() => start({ indexes: [index, index] })).toThrow('two indexes are named test')
  })

  it('does not start with two notices of one kind', () => {
    expect(start({ notices: [welcome], consumers: [writer] }).consumers).toEqual([writer])
    expect(() => start({ notices: [welcome, welcome], consumers: [writer] })).toThrow(
      'two notices are of kind welcome',
    )
  })

  it('does not start with a notice that no consumer writes', () => {
    expect(() => start({ notices: [welcome], consumers: [note] })).toThrow(
      'no consumer writes the notices of kind welcome',
    )
  })

  it('does not start with an event that nothing listens to, unless it is only a record', () => {
    expect(declaredEvents()).toContain(happened)
    const starting = (isLogOnly: boolean, consumers: Feature['consumers'] = []) =>
      createRegistry([{ name: 'test', consumers }], [{ ...happened, isLogOnly }])
    expect(() => starting(false)).toThrow('nothing listens to the event test.happened')
    expect(starting(false, [note]).consumers).toEqual([note])
    expect(starting(true).consumers).toEqual([])
  })

  it('finds the consumers of an event and of no other', () => {
    const consumers = consumersOf(start({ consumers: [note] }))
    expect(consumers('test.happened')).toEqual(['test.note-it'])
    expect(consumers('test.other')).toEqual([])
  })
})
