/** Twice the largest size an avatar is shown in. */
const SIDE = 512
const QUALITY = 0.9

interface Square {
  x: number
  y: number
  width: number
  height: number
}

/** The chosen square of a picture as a small JPEG; this drops the metadata of the file. */
export async function cutSquare(file: Blob, { x, y, width, height }: Square): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const canvas = new OffscreenCanvas(SIDE, SIDE)
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('this browser draws nothing')
  brush.fillStyle = 'white'
  brush.fillRect(0, 0, SIDE, SIDE)
  brush.drawImage(picture, x, y, width, height, 0, 0, SIDE, SIDE)
  picture.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}
