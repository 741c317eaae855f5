import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const waves = (width: number, height: number) => {
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      data[at] = (x * 255) / width
      data[at + 1] = (y * 255) / height
      data[at + 2] = (x ^ y) & 63
    }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

/** A photo with the metadata of a camera: position, orientation. */
export const aPhoto = (width = 800, height = 600, orientation = 1) =>
  waves(width, height)
    .withExif({
      IFD0: { Make: 'Yard phone', Copyright: 'the seller' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 20/1 0/1' },
    })
    .withMetadata({ orientation })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Sharjah</place></x:xmpmeta>')
    .jpeg()
    .toBuffer()

export const aPictureOf = (format: 'png' | 'webp' | 'avif' | 'jpeg', width = 640, height = 480) =>
  waves(width, height).toFormat(format).toBuffer()

/** A decompression bomb: few bytes, many pixels. */
export function aBomb(side: number): Buffer {
  const chunk = (name: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 1 // one bit for each pixel, grey
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', new Uint8Array()),
  ])
}

/** An archive with one file in it. */
export function anArchive(name = 'run.js', content = 'alert(1)'): Buffer {
  const file = Buffer.from(name)
  const data = Buffer.from(content)
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt32LE(crc32(data), 10)
  facts.writeUInt32LE(data.length, 14)
  facts.writeUInt32LE(data.length, 18)
  facts.writeUInt16LE(file.length, 22)
  const entry = Buffer.concat([Buffer.from('PK\x03\x04'), facts, file, data])
  const listed = Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), facts, Buffer.alloc(14), file])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(entry.length, 12)
  return Buffer.concat([entry, listed, Buffer.from('PK\x05\x06'), end])
}
