import { createElement as h, type ComponentProps, type CSSProperties, type ReactNode } from 'react'

interface PageProps {
  lang: string
  dir: string
  style: CSSProperties
  head: ReactNode
  children?: ReactNode
}

/** Several mail clients drop the style of the body: a table around the content carries it. */
export const Page = ({ lang, dir, style, head, children }: PageProps) =>
  h(
    'html',
    { lang, dir },
    h(
      'head',
      null,
      h('meta', { httpEquiv: 'Content-Type', content: 'text/html; charset=UTF-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      // Apple Mail would change the sizes of the text.
      h('meta', { name: 'x-apple-disable-message-reformatting' }),
      head,
    ),
    h(
      'body',
      { className: 'm-page', style: { background: style.background, margin: 0, padding: 0 } },
      h(
        'table',
        { role: 'presentation', width: '100%', border: 0, cellPadding: 0, cellSpacing: 0 },
        h('tbody', null, h('tr', null, h('td', { lang, dir, style }, children))),
      ),
    ),
  )

export const Link = ({ style, ...props }: ComponentProps<'a'>) =>
  h('a', { target: '_blank', style: { textDecoration: 'none', ...style }, ...props })

/** Without the space below a line of text, and without a frame around a linked picture. */
export const Image = ({ style, ...props }: ComponentProps<'img'>) =>
  h('img', { style: { display: 'block', border: 0, outline: 'none', ...style }, ...props })

/** Outlook ignores the padding of a link: spaces of 400 % take its place there. */
const OUTLOOK_PADDING =
  '<!--[if mso]><i style="mso-font-width:400%" hidden>&#8202;&#8202;&#8202;</i><![endif]-->'
const outlookPadding = () => h('span', { dangerouslySetInnerHTML: { __html: OUTLOOK_PADDING } })

export const Button = ({ children, ...props }: ComponentProps<'a'>) =>
  h(Link, props, outlookPadding(), children, outlookPadding())
