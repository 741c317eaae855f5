import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Outlet } from 'react-router'
import { describe, expect, it } from 'vitest'
import { Picture, type ShownPicture, sourceSet } from './picture.tsx'

const SIZES = '(width >= 1024px) 300px, 100vw'

interface Place {
  eager?: boolean
  isOnCard?: boolean
}

function drawn(picture: ShownPicture, place: Place = {}): string {
  const Stub = createRoutesStub([
    {
      id: 'root',
      Component: Outlet,
      children: [
        {
          path: '/',
          Component: () => <Picture picture={picture} alt="A loader" sizes={SIZES} {...place} />,
        },
      ],
    },
  ])
  const loaderData = { root: { objectsUrl: 'https://objects.example' } }
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData }} />)
}

const stored = { src: 'device/0a1b/1280.webp', width: 1600, height: 1200 }

describe('a picture on a page', () => {
  it('is offered in small types first and in every width', () => {
    const html = drawn({ ...stored, blur: 'data:image/bmp;base64,AA==' })
    const at = 'https://objects.example/device/0a1b'
    const all = (type: string) =>
      [320, 640, 960, 1280, 1600].map((width) => `${at}/${width}.${type} ${width}w`).join(', ')
    expect(html).toContain(`<source type="image/avif" srcSet="${all('avif')}"`)
    expect(html).toContain(`<img src="${at}/1280.webp" srcSet="${all('webp')}"`)
    expect(html.match(/sizes="/g)).toHaveLength(2)
  })

  it('is offered on a card in the widths that a screen can need', () => {
    const html = drawn(stored, { isOnCard: true })
    const at = 'https://objects.example/device/0a1b'
    const all = [320, 640, 960].map((width) => `${at}/${width}.avif ${width}w`).join(', ')
    expect(html).toContain(`<source type="image/avif" srcSet="${all}" sizes="`)
    expect(html).toContain(`<img src="${at}/640.webp" width="1600"`)
    const narrow = drawn({ ...stored, src: 'device/0a1b/500.webp', width: 500 }, { isOnCard: true })
    expect(narrow).toContain(`<img src="${at}/500.webp"`)
  })

  it('is offered in no width that it was too narrow for', () => {
    const narrow = { src: 'device/0a1b/700.webp', width: 700, height: 525 }
    const at = 'https://objects.example/device/0a1b'
    const html = drawn(narrow)
    expect(html).toContain(`srcSet="${at}/320.avif 320w, ${at}/640.avif 640w, ${at}/700.avif 700w"`)
    expect(html).not.toContain('/960.')
    const tiny = { src: 'logo/0a1b/90.webp', width: 90, height: 90 }
    expect(sourceSet(tiny, 'webp')).toBe('logo/0a1b/90.webp 90w')
  })

  it('has its size before it is loaded, and a blur that is hidden from assistive technology', () => {
    const html = drawn({ ...stored, blur: 'data:image/bmp;base64,AA==' })
    expect(html).toContain('width="1600" height="1200"')
    expect(html).toMatch(/<img src="data:image\/bmp;base64,AA==" alt="" aria-hidden="true"/)
    expect(html).toContain('loading="lazy"')
    expect(html).not.toContain('style=')
    expect(drawn(stored)).not.toContain('aria-hidden')
  })

  it('is fetched first where it is seen first', () => {
    const html = drawn(stored, { eager: true })
    expect(html).toContain('loading="eager"')
    expect(html).toContain('fetchPriority="high"')
  })

  it('stands alone when no one made it smaller', () => {
    const html = drawn({ ...stored, src: 'https://elsewhere.example/loader.jpg' })
    expect(html).toContain('src="https://elsewhere.example/loader.jpg"')
    expect(html).not.toContain('srcSet')
    expect(sourceSet({ ...stored, src: 'device/0a1b-1280.webp' }, 'avif')).toBeUndefined()
    expect(sourceSet({ ...stored, src: 'a/800.webp' }, 'avif')).toBeUndefined()
  })
})
