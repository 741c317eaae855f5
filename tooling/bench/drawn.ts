import { createRequire } from 'node:module'
import { Writable } from 'node:stream'

/**
 * Stands in the place of `react-dom/server` in the built site, and remembers what the site has drawn
 * last, so that it can be drawn again without the site.
 */
export const SITE = new URL('../../apps/storefront/build/server/index.js', import.meta.url)

interface Handed {
  /** The loaders' data on its way to the browser; it can be read once. */
  serverHandoffStream: ReadableStream<Uint8Array>
  renderMeta: object
}

/** `<ServerRouter context url nonce />`: the whole document, with the data it is drawn from. */
interface Page {
  props: { context: Handed }
}

interface Options {
  nonce: string
  onAllReady: () => void
  onShellError: (err: unknown) => void
}

interface Dom {
  renderToPipeableStream: (page: Page, options: Options) => { pipe: (to: Writable) => void }
}

export interface Drawn {
  page: Page
  nonce: string
  handed: readonly Uint8Array[]
}

const dom = createRequire(SITE)('react-dom/server') as Dom
let last: { page: Page; nonce: string; copy: ReadableStream<Uint8Array> } | undefined

const withContext = (page: Page, changes: Partial<Handed>): Page => ({
  ...page,
  props: { ...page.props, context: { ...page.props.context, ...changes } },
})

export const renderToPipeableStream: Dom['renderToPipeableStream'] = (page, options) => {
  const [serverHandoffStream, copy] = page.props.context.serverHandoffStream.tee()
  last = { page, nonce: options.nonce, copy }
  return dom.renderToPipeableStream(withContext(page, { serverHandoffStream }), options)
}

export async function lastDrawn(): Promise<Drawn> {
  if (!last) throw new Error('the site has drawn nothing')
  const { page, nonce, copy } = last
  return { page, nonce, handed: await Array.fromAsync(copy) }
}

/** The same tree with the same data by React alone. */
export function drawAgain({ page, nonce, handed }: Drawn): Promise<Buffer[]> {
  const chunks: Buffer[] = []
  const serverHandoffStream = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const chunk of handed) stream.enqueue(chunk)
      stream.close()
    },
  })
  return new Promise((resolve, reject) => {
    const whole = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(chunks)
        done()
      },
    })
    const tree = withContext(page, { serverHandoffStream, renderMeta: {} })
    const { pipe } = dom.renderToPipeableStream(tree, {
      nonce,
      onAllReady: () => pipe(whole),
      onShellError: (err) => reject(err instanceof Error ? err : new Error(String(err))),
    })
  })
}
