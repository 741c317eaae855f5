import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { anArchive, aPhoto } from '#test/pictures.ts'
import { isTwoThings, typeOf } from './content.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

describe('the type of a file', () => {
  it.each([
    ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
    ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
    ['\0\0\0\x1cftypavif\0\0\0\0', 'image/avif'],
    ['\0\0\0\x1cftypheic\0\0\0\0', undefined],
    ['GIF89a', undefined],
    ['BM', undefined],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', undefined],
    [' \xff\xd8\xff', undefined],
    ['', undefined],
  ])('of %j is %s, by its first bytes', (head, type) => {
    expect(typeOf(bytes(head))).toBe(type)
  })
})

describe('a polyglot file', () => {
  it.each([
    '<SCRIPT>',
    '<script src=x>',
    '<!DOCTYPE html>',
    '<html lang="en">',
    '<svg width="1" xmlns="http://www.w3.org/2000/svg">',
    '<?php echo 1;',
    '<a href="javascript:alert(1)">',
    '%PDF-1.4',
    'Rar!\x1a\x07\0',
    '7z\xbc\xaf\x27\x1c',
  ])('is detected by %j in it', async (thing) => {
    const photo = await aPhoto(64, 64)
    expect(isTwoThings(photo)).toBe(false)
    expect(isTwoThings(Buffer.concat([photo, bytes(thing)]))).toBe(true)
  })

  it('is detected by an archive in it, complete or truncated', () => {
    expect(isTwoThings(anArchive())).toBe(true)
    expect(isTwoThings(anArchive().subarray(0, 40))).toBe(true)
    expect(isTwoThings(anArchive().subarray(40))).toBe(true)
  })

  it('is detected by a script in its first segment', () => {
    expect(isTwoThings(bytes('\xff\xd8\xff\xe0/*JFIF*/=alert(1)'))).toBe(true)
  })

  it('is not detected in ten megabytes of random bytes', () => {
    expect(isTwoThings(randomBytes(10 * 1024 * 1024))).toBe(false)
  })
})
