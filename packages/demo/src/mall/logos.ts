import { pictureName } from '@ironsouq/server/features/platform/media/media.rules.ts'
import type { Ctx } from '@ironsouq/server/kernel/ctx.ts'
import sharp from 'sharp'
import { colourSchemes } from '#drawings/goods/register.ts'
import { type DemoStore, demoStores } from './stores.ts'
import type { GroupCode } from './tree.ts'

/** Increase it when other bytes are made of the same drawing: names of pictures are immutable. */
const VERSION = '1'
export const LOGO_SIDE = 320
const FILE = `${LOGO_SIDE}.webp`

/** What a store sells first, as a sign in a square of 100; `currentColor` is its paint. */
const SIGNS: Record<GroupCode, string> = {
  filters:
    '<circle cx="50" cy="50" r="29" fill="none" stroke="currentColor" stroke-width="12" stroke-dasharray="5 4.1"/><circle cx="50" cy="50" r="14"/>',
  oils: '<path d="M50 16C63 36 74 48 74 61a24 24 0 0 1-48 0C26 48 37 36 50 16Z"/>',
  teeth: '<path d="M20 28h60v16l-8 30-10-28-12 34-12-34-10 28-8-30Z"/>',
  undercarriage:
    '<rect x="14" y="34" width="72" height="32" rx="16" fill="none" stroke="currentColor" stroke-width="8" stroke-dasharray="11 3"/><circle cx="31" cy="50" r="7"/><circle cx="50" cy="50" r="5"/><circle cx="69" cy="50" r="7"/>',
  hydraulics:
    '<g transform="rotate(-35 50 50)"><rect x="16" y="38" width="40" height="24" rx="3"/><rect x="56" y="45" width="24" height="10"/><circle cx="85" cy="50" r="8"/></g>',
  engine:
    '<circle cx="50" cy="50" r="23" fill="none" stroke="currentColor" stroke-width="13"/><circle cx="50" cy="50" r="33" fill="none" stroke="currentColor" stroke-width="11" stroke-dasharray="13 12.9"/>',
  electrical: '<path d="M58 12 26 56h20l-6 32 34-46H53Z"/>',
  'mall-attachments':
    '<path d="M26 24h44l8 22c0 20-14 32-32 32-14 0-22-6-26-16l8-4-10-6 8-5-8-6 8-4Z"/>',
  tyres:
    '<circle cx="50" cy="50" r="33" fill="none" stroke="currentColor" stroke-width="8" stroke-dasharray="9 3.96"/><circle cx="50" cy="50" r="23" fill="none" stroke="currentColor" stroke-width="9"/><circle cx="50" cy="50" r="7"/>',
  cab: '<path fill-rule="evenodd" d="M30 18h34l14 34v30H22V52Zm5 9-8 26h45L60 27Z"/>',
  safety: '<path d="M50 14 78 24v26c0 18-12 29-28 36-16-7-28-18-28-36V24Z"/>',
  tools: '<path fill-rule="evenodd" d="M33 20h34l17 30-17 30H33L16 50Zm17 15a15 15 0 1 0 .01 0Z"/>',
  lifting:
    '<path d="M50 14v26a18 18 0 1 1-18 18" fill="none" stroke="currentColor" stroke-width="11" stroke-linecap="round"/>',
  services:
    '<path d="M24 52 43 72 78 30" fill="none" stroke="currentColor" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>',
}

const FRAMES = [
  '<circle cx="50" cy="50" r="46"/>',
  '<rect x="4" y="4" width="92" height="92" rx="14"/>',
  '<path d="M50 2 94 26v48L50 98 6 74V26Z"/>',
  '<path d="M50 0 100 50 50 100 0 50Z"/>',
]

const PAINTS = Object.values(colourSchemes)

function drawn(store: DemoStore): string {
  const { sells, isOwn } = store
  // Nine paints and four frames in turn: no two stores have the same sign in the same of both.
  const n = demoStores.indexOf(store)
  const { body, label, trim } =
    (isOwn ? undefined : PAINTS[n % PAINTS.length]) ?? colourSchemes.workshop
  const frame = FRAMES[n % FRAMES.length] ?? ''
  const sign = SIGNS[isOwn ? 'tools' : (sells[0] ?? 'tools')]
  const paint = isOwn ? trim : label
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 116 116" width="${LOGO_SIDE}" height="${LOGO_SIDE}">
    <rect x="-8" y="-8" width="116" height="116" fill="#fff"/><g fill="${body}">${frame}</g>
    <g transform="translate(16 16) scale(.68)" color="${paint}" fill="currentColor">${sign}</g></svg>`
}

const folderOf = (store: DemoStore) => pictureName('logo', VERSION, drawn(store))

/** Where the logo of a store is, known before it is drawn. */
export const logoKeyOf = (store: DemoStore): string => `${folderOf(store)}/${FILE}`

/** Draws the logos that are not stored yet. */
export async function drawLogos({ storage }: Pick<Ctx, 'storage'>): Promise<void> {
  for (const store of demoStores) {
    const key = logoKeyOf(store)
    if (await storage.has(key)) continue
    const body = await sharp(Buffer.from(drawn(store)))
      .webp({ quality: 90 })
      .toBuffer()
    await storage.put(key, body, 'image/webp')
  }
}
