import { expect, it } from 'vitest'
import { fileType } from './file-type.ts'

it.each([
  ['front.jpg', 'image'],
  ['FRONT.JPEG', 'image'],
  ['walk-around.mp4', 'video'],
  ['memo.m4a', 'audio'],
  ['bill-of-entry.pdf', 'pdf'],
  ['offer.docx', 'document'],
  ['stock.xlsx', 'sheet'],
  ['pitch.pptx', 'slides'],
  ['notes.txt', 'text'],
  ['papers.tar.gz', 'archive'],
  ['/store.v2/2026/cat 320.webp', 'image'],
  ['https://store.example/a.png?width=560#x', 'image'],
  ['C:\\scans\\card.PNG', 'image'],
])('%s is of type %s [AP-30]', (name, type) => {
  expect(fileType(name)).toBe(type)
})

it.each(['', 'README', 'a.', '.png', 'a.xyz', 'a.constructor', 'photos.jpg/raw', 'a?b=c.png'])(
  'the type of %j is unknown [AP-30]',
  (name) => {
    expect(fileType(name)).toBe('unknown')
  },
)
