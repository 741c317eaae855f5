import { describe, expect, it } from 'vitest'
import { captionsFile, readCaptions } from './captions.ts'

const FILE = `WEBVTT - measured

NOTE the first take

1
00:48.000 --> 01:02.500 align:start
<v Inspector>Clean the link first.

00:01:02.500 --> 00:01:19.000
Hold the gauge square.
It reads <b>104</b> mm.
`

describe('captions', () => {
  it('are read from WebVTT as plain text with their times', () => {
    expect(readCaptions(FILE)).toEqual([
      { from: 48_000, to: 62_500, text: 'Clean the link first.' },
      { from: 62_500, to: 79_000, text: 'Hold the gauge square.\nIt reads 104 mm.' },
    ])
  })

  it('are the same when they are written and read again', () => {
    const cues = [{ from: 0, to: 3_600_001, text: 'Crane -> hook & load' }]
    expect(captionsFile(cues)).toContain(
      '00:00:00.000 --> 01:00:00.001\nCrane -&gt; hook &amp; load',
    )
    expect(readCaptions(captionsFile([{ from: 5, to: 9, text: 'a' }]))).toEqual([
      { from: 5, to: 9, text: 'a' },
    ])
  })

  it.each([
    ['no header', '00:01.000 --> 00:02.000\na', { line: 1, fault: 'header' }],
    ['a time that is none', 'WEBVTT\n\n00:61.000 --> 00:62.000\na', { line: 3, fault: 'time' }],
    ['an end before the start', 'WEBVTT\n\n00:02.000 --> 00:01.000\na', { line: 3, fault: 'time' }],
    ['no words', 'WEBVTT\n\n00:01.000 --> 00:02.000\n<i></i>', { line: 3, fault: 'empty' }],
    [
      'cues out of order',
      'WEBVTT\n\n00:05.000 --> 00:06.000\na\n\n00:01.000 --> 00:02.000\nb',
      { line: 6, fault: 'order' },
    ],
  ])('with %s are refused with the line', (_, text, fault) => {
    expect(readCaptions(text)).toEqual(fault)
  })
})
