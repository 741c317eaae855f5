import { hash } from 'node:crypto'

/** For every response, page or not. */
export const UNFRAMED = "frame-ancestors 'none'"

/**
 * The page without its nonce, and the hashes of exactly those inline scripts that carried it. The
 * nonce was random and is gone: an injected script has no hash, and the bytes are the same for
 * every user.
 */
export function withScriptHashes(html: string, nonce: string): { html: string; hashes: string[] } {
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
 * The Content Security Policy of a page: no inline style, and only inline scripts with a known hash. The
 * browser shows an upload before it is sent, and sends it to the object store itself.
 */
export function contentPolicy(
  hashes: readonly string[],
  { objectsUrl, uploadsUrl }: { objectsUrl: string; uploadsUrl: string },
): string {
  const { origin } = new URL(objectsUrl)
  return [
    `default-src 'self'`,
    `script-src ${["'self'", ...hashes].join(' ')}`,
    `style-src 'self'`,
    `img-src 'self' data: blob: ${origin}`,
    `media-src ${origin}`,
    `font-src 'self'`,
    `connect-src 'self' ${new URL(uploadsUrl).origin}`,
    UNFRAMED,
    `base-uri 'none'`,
    `form-action 'self'`,
    `object-src 'none'`,
  ].join('; ')
}
