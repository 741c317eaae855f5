import { describe, expect, it } from 'vitest'
import { isFor, readFile, writeFile } from './text.file.rules.ts'

const ROWS = [
  {
    key: 'a.one',
    english: 'Ends at {time}',
    text: '=SUM(A1) "x", <b> & ü',
    note: 'n',
    isDone: true,
  },
  { key: 'a.two', english: 'Two\nlines', text: 'zwei\nZeilen; mehr', note: '', isDone: false },
]

describe('a file of texts', () => {
  it.each(['csv', 'xliff'] as const)('as %s is read back as it was written', async (format) => {
    const { entries } = await readFile(format, writeFile(format, ROWS, 'de'))
    expect(entries).toEqual(ROWS.map(({ key, english, text }) => ({ key, english, text })))
  })

  it('names its language, which is compared with the chosen one', async () => {
    const { language } = await readFile('xliff', writeFile('xliff', ROWS, 'zh_HK'))
    expect(isFor(language ?? '', 'zh_HK')).toBe(true)
    expect(isFor(language ?? '', 'zh_CN')).toBe(false)
    expect(isFor('de_AT', 'de')).toBe(true)
    expect(isFor('fr', 'de')).toBe(false)
  })

  it('is read without the tags and proposals that a tool of translators adds', async () => {
    const xliff = `<xliff version="1.2"><file target-language="de"><body><group>
      <trans-unit id="a.one"><source>One <x id="1"/>two</source>
      <target>Eins <g id="2">zwei</g><![CDATA[ <3]]></target>
      <alt-trans><source>Other</source><target>Anderes</target></alt-trans></trans-unit>
      </group></body></file></xliff>`
    expect((await readFile('xliff', xliff)).entries).toEqual([
      { key: 'a.one', english: 'One two', text: 'Eins zwei <3' },
    ])
  })

  it('may have its columns in another order, and the delimiter of another country', async () => {
    const { entries } = await readFile('csv', '\uFEFFText;Key\r\n"Eins; zwei";a.one\r\n')
    expect(entries).toEqual([{ key: 'a.one', english: null, text: 'Eins; zwei' }])
  })

  const unit = '<trans-unit id="a"><target>&lol;</target></trans-unit>'
  it.each([
    [
      'a document type',
      'xliff',
      `<!DOCTYPE x [<!ENTITY lol "lol">]><xliff version="1.2">${unit}</xliff>`,
    ],
    ['an unknown entity', 'xliff', `<xliff version="1.2">${unit}</xliff>`],
    ['another version', 'xliff', '<xliff version="2.0"><file/></xliff>'],
    ['no end', 'xliff', '<xliff version="1.2"><file target-language="de">'],
    ['another kind of XML', 'xliff', '<html><body/></html>'],
    ['no text at all', 'xliff', 'key,text'],
    ['a tag without end', 'xliff', `<xliff version="1.2"><file a="${'x'.repeat(1 << 21)}`],
    ['no column of keys', 'csv', 'english,text\nOne,Eins\n'],
    ['an open quote', 'csv', 'key,text\na.one,"Eins\n'],
    ['too many rows', 'csv', `key,text\n${'a,b\n'.repeat(20_001)}`],
    ['a cell without end', 'csv', `key,text\na,${'x'.repeat(20_000)}\n`],
  ] as const)('with %s is refused', async (_, format, content) => {
    await expect(readFile(format, content)).rejects.toMatchObject({ name: 'TableRejected' })
  })

  it('that is nested without end is read in a moment', async () => {
    const nested = `<xliff version="1.2">${'<g>'.repeat(800_000)}</xliff>`
    const began = process.threadCpuUsage()
    expect((await readFile('xliff', nested)).entries).toEqual([])
    expect(process.threadCpuUsage(began).user).toBeLessThan(5_000_000)
  })
})
