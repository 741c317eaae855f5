import { inflateSync } from 'node:zlib'
import type { TestServer } from './harness.ts'

const MOST_BYTES = 2_000_000

/** The source of a PDF with its streams decompressed. */
export async function readPdf({ ctx }: TestServer, src: string) {
  const pdf = Buffer.from((await ctx.storage.read(src, MOST_BYTES)) ?? [])
  const text = pdf.toString('latin1')
  const streams = [...text.matchAll(/stream\r?\n/g)].map(({ index, 0: { length } }) => {
    const from = index + length
    try {
      return inflateSync(pdf.subarray(from, text.indexOf('endstream', from))).toString('latin1')
    } catch {
      return '' // not compressed
    }
  })
  const all = [text, ...streams].join('\n')
  // Each font maps its glyphs to characters, as UTF-16 in hexadecimal.
  const characters = [...all.matchAll(/beginbf(?:char|range)([\s\S]*?)endbf/g)]
    .flatMap(([, table = '']) => [...table.matchAll(/<([0-9a-f]{4,8})>/gi)])
    .map(([, code = '']) => Buffer.from(code, 'hex').swap16().toString('utf16le'))
    .join('')
  return {
    pages: all.match(/\/Type\s*\/Page\b/g)?.length,
    title: Buffer.from(
      /<dc:title>.*?>([^<]+)<\/rdf:li>/s.exec(all)?.[1] ?? '',
      'latin1',
    ).toString(),
    language: /<dc:language>.*?>([^<]+)<\/rdf:li>/s.exec(all)?.[1],
    characters: new Set(characters),
  }
}

export const says = ({ characters }: { characters: Set<string> }, words: string) =>
  words
    .replaceAll(' ', '')
    .split('')
    .every((character) => characters.has(character))
