import { createRequire } from 'node:module'
import { Writable } from 'node:stream'

/**
 * Replaces `react-dom/server` in the built storefront and records the last rendered element, so that
 * it can be rendered again without the storefront.
 */
export const SITE = new URL('../../../apps/storefront/build/server/index.js', import.meta.url)

interface RouterContext {
  /** The data of the loaders, serialised for the browser; it can be read once. */
  serverHandoffStream: ReadableStream<Uint8Array>
  renderMeta: object
}

/** `<ServerRouter context url nonce />`: the whole document with its data. */
interface Router {
  props: { context: RouterContext }
}

/** As the storefront renders it: the router within the provider of the nonce. */
interface Page {
  props: { children: Router }
}

interface Options {
  nonce: string
  onAllReady: () => void
  onShellError: (err: unknown) => void
}

interface ReactDomServer {
  renderToPipeableStream: (page: Page, options: Options) => { pipe: (to: Writable) => void }
}

export interface Render {
  page: Page
  nonce: string
  handoff: readonly Uint8Array[]
}

const reactDom = createRequire(SITE)('react-dom/server') as ReactDomServer
let last: { page: Page; nonce: string; copy: ReadableStream<Uint8Array> } | undefined

const contextOf = (page: Page): RouterContext => page.props.children.props.context

function withContext(page: Page, changes: Partial<RouterContext>): Page {
  const router = page.props.children
  const context = { ...contextOf(page), ...changes }
  return {
    ...page,
    props: { ...page.props, children: { ...router, props: { ...router.props, context } } },
  }
}

export const renderToPipeableStream: ReactDomServer['renderToPipeableStream'] = (page, options) => {
  const [serverHandoffStream, copy] = contextOf(page).serverHandoffStream.tee()
  last = { page, nonce: options.nonce, copy }
  return reactDom.renderToPipeableStream(withContext(page, { serverHandoffStream }), options)
}

export async function lastRender(): Promise<Render> {
  if (!last) throw new Error('nothing was rendered')
  const { page, nonce, copy } = last
  return { page, nonce, handoff: await Array.fromAsync(copy) }
}

/** Renders the same element with the same data by React alone. */
export function renderAgain({ page, nonce, handoff }: Render): Promise<Buffer[]> {
  const chunks: Buffer[] = []
  const serverHandoffStream = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const chunk of handoff) stream.enqueue(chunk)
      stream.close()
    },
  })
  return new Promise((resolve, reject) => {
    const output = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(chunks)
        done()
      },
    })
    const element = withContext(page, { serverHandoffStream, renderMeta: {} })
    const { pipe } = reactDom.renderToPipeableStream(element, {
      nonce,
      onAllReady: () => pipe(output),
      onShellError: (err) => reject(err instanceof Error ? err : new Error(String(err))),
    })
  })
}
