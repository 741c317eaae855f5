import { hash } from 'node:crypto'

/** What holds for every answer, page or not. */
export const UNFRAMED = "frame-ancestors 'none'"

/**
 * The page without its nonce, and the hashes of exactly those inline scripts that carried it. The
 * nonce was random and is gone: a script that came in with somebody's text has no hash, and the
 * bytes are the same for every reader.
 */
export function sealed(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`
  const scripts = new RegExp(
    `<script(?=[^>]*${mark})(?![^>]* src=)[^>]*>([\\s\\S]*?)</script>`,
    'g',
  )
  const hashes = new Set<string>()
  for (const [, script = ''] of html.matchAll(scripts))
    if (script !== '') hashes.add(`'sha256-${hash('sha256', script, 'base64')}'`)
  return { html: html.replaceAll(mark, ''), hashes: [...hashes] }
}

/**
 * What a page may load and run; no inline style, and of inline scripts only the sealed ones. What a
 * member uploads is shown to him first, and goes to the object store by itself.
 */
export function contentPolicy(hashes: readonly string[], objectsUrl: string): string {
  const { origin } = new URL(objectsUrl)
  return [
    `default-src 'self'`,
    `script-src ${["'self'", ...hashes].join(' ')}`,
    `style-src 'self'`,
    `img-src 'self' data: blob: ${origin}`,
    `media-src ${origin}`,
    `font-src 'self'`,
    `connect-src 'self' ${origin}`,
    UNFRAMED,
    `base-uri 'none'`,
    `form-action 'self'`,
    `object-src 'none'`,
  ].join('; ')
}
