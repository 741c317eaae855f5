/** What browsers offer to read barcodes; TypeScript does not know it. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>
}

interface DetectorMaker {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats: () => Promise<readonly string[]>
}

const makerOf = (given: object): DetectorMaker | undefined =>
  'BarcodeDetector' in given ? (given.BarcodeDetector as DetectorMaker) : undefined

/** Whether this browser reads barcodes with a camera; phones with Android do. */
export const canScan = (): boolean =>
  makerOf(globalThis) !== undefined && 'mediaDevices' in navigator

/** How long a frame is looked at before the next one. */
const PAUSE_MS = 150

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))

/** Shows what the camera sees and resolves with the first code; null once it is aborted. Rejects without a camera. */
export async function readBarcode(
  video: HTMLVideoElement,
  wanted: readonly string[],
  signal: AbortSignal,
): Promise<string | null> {
  const Maker = makerOf(globalThis)
  if (!Maker) throw new Error('this browser reads no barcodes')
  const known = await Maker.getSupportedFormats()
  const detector = new Maker({ formats: wanted.filter((each) => known.includes(each)) })
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
  })
  try {
    video.srcObject = stream
    await video.play()
    while (!signal.aborted) {
      const [found] = await detector.detect(video)
      if (found && !signal.aborted) return found.rawValue
      await pause()
    }
    return null
  } finally {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
}
