import { describe, expect, it } from 'vitest'
import { css } from './css.ts'
import { withTree } from './planted.ts'

const sheet = (declaration: string) => ({
  'apps/storefront/app/app.css': `@import 'tailwindcss';\n\n.card {\n  display: flex;\n  ${declaration};\n}\n`,
})
const look = (declaration: string) => withTree(sheet(declaration), css)

describe('the stylesheet check', () => {
  it.each([
    'margin-left: 4px',
    'padding-right: 0',
    'scroll-margin-left: 1rem',
    'left: 0',
    'right: 10%',
    'border-left: 1px solid var(--line)',
    'border-right-color: var(--line)',
    'border-top-left-radius: 4px',
    'text-align: left',
    'float: right',
    'clear: left',
    'margin: 0 4px 0 8px',
    'inset: 0 auto 0 calc(1px + 2px)',
    '@apply flex ml-2',
    '@apply sm:text-left',
  ])('refuses %s', async (declaration) => {
    expect(await look(declaration)).toEqual([expect.stringMatching(/app\.css:5: .* names a side/)])
  })

  it.each([
    'color: #fff',
    'background: rgb(0 0 0 / 50%)',
    'border-color: oklch(0.7 0.1 200)',
    'fill: white',
    'box-shadow: 0 1px 2px black',
    '--line: hsl(0 0% 90%)',
    'background-image: linear-gradient(red, var(--a))',
  ])('refuses the raw colour in %s', async (declaration) => {
    expect(await look(declaration)).toEqual([expect.stringMatching(/app\.css:5: .* raw colour/)])
  })

  it('refuses a raw colour in a class', async () => {
    const tree = {
      ...sheet('color: var(--ink)'),
      'packages/ui/src/a.tsx': "export const a = 'flex bg-[#fff]'\n",
    }
    expect(await withTree(tree, css)).toEqual([
      expect.stringContaining('packages/ui/src/a.tsx:1: a raw colour'),
    ])
  })

  it.each([
    'margin-inline-start: 4px',
    'margin: 0 4px 0 4px',
    'inset-inline-end: 0',
    'text-align: start',
    'transition: left 1s, color 1s',
    'grid-template-areas: "left right"',
    'color: color-mix(in oklch, var(--ink) 20%, transparent)',
    'background: oklch(from var(--ink) l c h / 20%)',
    'color: currentColor',
    'animation-name: gold-rush',
    '/* left: 0; color: #fff */ top: 0',
    '&:hover { top: 0 }',
    '@apply flex ms-2 text-start',
  ])('passes %s', async (declaration) => {
    expect(await look(declaration)).toEqual([])
  })

  it('lets the tokens hold raw colours, but no sides', async () => {
    const text = ':root { --ink: oklch(0.2 0 0); --paper: #fff; }\n'
    expect(await withTree({ 'packages/ui/src/tokens.css': text }, css)).toEqual([])
    const sided = `${text}p { left: 0 }\n`
    expect(await withTree({ 'packages/ui/src/tokens.css': sided }, css)).toHaveLength(1)
  })

  it('refuses a tree in which it sees nothing', async () => {
    const tree = { 'packages/ui/src/a.tsx': '' }
    expect(await withTree(tree, css)).toEqual([expect.stringContaining('found no stylesheets')])
  })
})
