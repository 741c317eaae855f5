import { createHash } from 'node:crypto'
import { contentPolicy } from '@ironsouq/front-server/content-policy'
import { describe, expect, it } from 'vitest'
import { withScriptHashes } from './csp.ts'

const NONCE = 'n0nce'
const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

describe('sealing a page', () => {
  const ours = 'window.x = "<b>";\nrun()'
  const page = [
    `<link rel="modulepreload" href="/a.js" nonce="${NONCE}"/>`,
    `<script nonce="${NONCE}">${ours}</script>`,
    `<script type="module" async="" nonce="${NONCE}">import "/a.js"</script>`,
    `<script src="/b.js" nonce="${NONCE}"></script>`,
    `<script>steal()</script>`,
    `<script nonce="guess">steal()</script>`,
    `<script type="application/ld+json">{"a":1}</script>`,
    `<p title="nonce=${NONCE}">text</p>`,
  ].join('')

  it('blesses the inline scripts that carry the nonce, and no others', () => {
    expect(withScriptHashes(page, NONCE).hashes).toEqual([hashOf(ours), hashOf('import "/a.js"')])
  })

  it('leaves no nonce behind, so that the bytes are the same for everyone', () => {
    const { html } = withScriptHashes(page, NONCE)
    expect(html).not.toContain(`nonce="${NONCE}"`)
    expect(html).toContain('<link rel="modulepreload" href="/a.js"/>')
    expect(html).toContain(`<script>${ours}</script>`)
    const other = withScriptHashes(page.replaceAll(NONCE, 'other'), 'other')
    expect(other.html.replace('nonce=other', `nonce=${NONCE}`)).toBe(html)
  })

  it('does not let a tag that is not a script lend its nonce to one', () => {
    const near = `<p nonce="${NONCE}"></p><script>steal()</script><script nonce="${NONCE}"></script>`
    expect(withScriptHashes(near, NONCE).hashes).toEqual([])
  })
})

describe('the policy of a page', () => {
  const policy = contentPolicy([hashOf('run()')], {
    objectsUrl: 'https://pictures.example/bucket',
    uploadsUrl: 'https://store.example',
  })

  it('runs nothing that is not ours', () => {
    expect(policy).toContain(`script-src 'self' ${hashOf('run()')};`)
    expect(policy).not.toMatch(/unsafe-(?:inline|eval)/)
    expect(policy).toContain(`base-uri 'none'; form-action 'self'; object-src 'none'`)
  })

  it('shows pictures from where they are served, whose name alone counts, and uploads to the store', () => {
    expect(policy).toContain(
      `img-src 'self' data: blob: https://pictures.example https://store.example;`,
    )
    expect(policy).toContain(`connect-src 'self' https://pictures.example https://store.example;`)
    expect(policy).toContain(`media-src 'self' blob: https://pictures.example;`)
  })
})
