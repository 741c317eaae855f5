import type { APIRequestContext } from '@playwright/test'

/** The HTML that React renders is regular: attributes are quoted, and `<` and `>` are escaped. */
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

const decode = (text: string) =>
  text
    .replaceAll(/&#x([\da-f]+);/gi, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    )
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '')

/** What a reader sees of a piece of HTML, with single spaces. */
export const textOf = (html: string): string =>
  decode(
    html
      .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
      .replaceAll(/<!--[\s\S]*?-->/g, '')
      .replaceAll(/<[^>]*>/g, ' '),
  )
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Text without any space: elements stand between words that a reader sees side by side. */
export const packed = (text: string): string => text.replaceAll(/\s+/g, '')

type Attributes = Record<string, string>

const attributesOf = (text: string): Attributes =>
  Object.fromEntries(
    [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decode(value),
    ]),
  )

/** The start tags of a name. */
export const tagsOf = (html: string, name: string): Attributes[] =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, text = '']) =>
    attributesOf(text),
  )

interface Element {
  attributes: Attributes
  html: string
  text: string
}

/** The elements of a name that never stands inside itself: a, h1, article, th, title. */
export const elementsOf = (html: string, name: string): Element[] =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, 'g'))].map(
    ([, attributes = '', inner = '']) => ({
      attributes: attributesOf(attributes),
      html: inner,
      text: textOf(inner),
    }),
  )

export interface Reply {
  status: number
  headers: Record<string, string>
  html: string
  text: string
}

/** A page as a client without a rendering engine gets it. Redirects are not followed. */
export async function load(
  request: APIRequestContext,
  path: string,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const reply = await request.get(path, { headers, maxRedirects: 0 })
  const html = await reply.text()
  return { status: reply.status(), headers: reply.headers(), html, text: textOf(html) }
}

export const langOf = ({ html }: Reply) => {
  const { lang, dir } = tagsOf(html, 'html')[0] ?? {}
  return { lang, dir }
}

export const headingsOf = ({ html }: Reply): string[] =>
  elementsOf(html, 'h1').map(({ text }) => text)

export const titleOf = ({ html }: Reply): string => elementsOf(html, 'title')[0]?.text ?? ''

/** The `content` of a meta tag by name or property. */
export const metaOf = ({ html }: Reply, name: string): string[] =>
  tagsOf(html, 'meta')
    .filter((tag) => tag['name'] === name || tag['property'] === name)
    .map((tag) => tag['content'] ?? '')

export const canonicalOf = ({ html }: Reply): string[] =>
  tagsOf(html, 'link')
    .filter(({ rel }) => rel === 'canonical')
    .map(({ href = '' }) => href)

/** Language → address of the same page in it. */
export const alternatesOf = ({ html }: Reply): Record<string, string> =>
  Object.fromEntries(
    tagsOf(html, 'link').flatMap(({ rel, hreflang, href = '' }) =>
      rel === 'alternate' && hreflang ? [[hreflang, href]] : [],
    ),
  )

/** The JSON-LD of a page by type. */
export const structuredDataOf = ({ html }: Reply): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    elementsOf(html, 'script')
      .filter(({ attributes }) => attributes['type'] === 'application/ld+json')
      .map((script) => JSON.parse(script.html) as Record<string, unknown>)
      .map((data) => [String(data['@type']), data]),
  )

/** The links of a page, with the name that assistive technology reads. */
export const linksOf = ({ html }: Pick<Reply, 'html'>) =>
  elementsOf(html, 'a').map(({ attributes, text }) => ({
    href: attributes['href'] ?? '',
    name: attributes['aria-label'] ?? text,
    isCurrent: attributes['aria-current'] === 'page',
  }))

/** What a browser sends for a form as the server rendered it: its inputs, areas and selects. */
export function presetOf(html: string): Record<string, string> {
  const preset: Record<string, string> = {}
  const set = (name: string | undefined, value: string) => name && (preset[name] = value)
  for (const { name, value = '', type, checked } of tagsOf(html, 'input'))
    if (checked !== undefined || (type !== 'checkbox' && type !== 'radio')) set(name, value)
  for (const { attributes, text } of elementsOf(html, 'textarea')) set(attributes['name'], text)
  for (const { attributes, html: inner } of elementsOf(html, 'select')) {
    const options = tagsOf(inner, 'option')
    const chosen = options.find(({ selected }) => selected !== undefined) ?? options[0]
    set(attributes['name'], chosen?.['value'] ?? '')
  }
  return preset
}

export const setCookiesOf = ({ headers }: Pick<Reply, 'headers'>): string[] =>
  (headers['set-cookie'] ?? '').split('\n').filter(Boolean)
