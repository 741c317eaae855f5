import { scriptHash } from '@ironsouq/front-server/content-policy'

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
    if (script !== '') hashes.add(scriptHash(script))
  return { html: html.replaceAll(mark, ''), hashes: [...hashes] }
}
