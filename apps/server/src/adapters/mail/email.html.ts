import { createElement as h, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Email, EmailMachine, EmailPart } from '#kernel/ports/mail.ts'
import { Button, Image, Link, Page } from './email.elements.ts'
import { SHEET_RULES, stylesFor, type EmailStyles } from './email.styles.ts'
import { LOGO_HEIGHT, logoFor } from './logo.ts'

type Part<K extends EmailPart['kind']> = Extract<EmailPart, { kind: K }>

/** Shown as two groups of three digits, copied as one number. */
const codeOf = ({ code }: Part<'code'>, css: EmailStyles) =>
  h(
    'div',
    { className: 'm-code', dir: 'ltr', style: css.code },
    code.slice(0, code.length / 2),
    h('span', { style: css.gap }, code.slice(code.length / 2)),
  )

const factsOf = ({ facts }: Part<'facts'>, css: EmailStyles) =>
  facts.map(({ label, value }, i) =>
    h(
      'div',
      { key: label, className: 'm-line', style: i === 0 ? css.fact : css.nextFact },
      h('span', { className: 'm-muted', style: css.label }, label),
      h('span', { style: css.value }, h('bdi', null, value)),
    ),
  )

const noteOf = ({ lead, text }: Part<'note'>, css: EmailStyles) =>
  h('p', { className: 'm-note', style: css.note }, h('b', null, lead), ' ', text)

function actionOf({ label, url }: Part<'action'>, css: EmailStyles, isFirst: boolean) {
  const look = isFirst
    ? { className: 'm-action', style: css.action }
    : { className: 'm-other', style: css.otherAction }
  return h(Button, { href: url, ...look }, label)
}

function machineOf({ title, url, picture, facts, price, change }: EmailMachine, css: EmailStyles) {
  const photo =
    picture &&
    h(
      'div',
      { className: 'm-photo', style: css.photo },
      h(
        Link,
        { href: url },
        h(Image, { src: picture, alt: title, width: 168, style: css.photoImage }),
      ),
    )
  return h(
    'div',
    { key: url, className: 'm-line', style: css.machine },
    photo,
    h(
      'div',
      { className: 'm-about', style: photo ? css.about : css.aboutAlone },
      h(Link, { href: url, className: 'm-title', style: css.machineTitle }, title),
      h('p', { className: 'm-muted', style: css.aside }, facts),
      h(
        'p',
        { style: css.machinePrice },
        h('b', null, h('bdi', null, price)),
        change &&
          h('span', { className: 'm-muted', style: css.change }, ' ', h('bdi', null, change)),
      ),
    ),
  )
}

const machinesOf = ({ heading, machines }: Part<'machines'>, css: EmailStyles) =>
  h(
    Fragment,
    null,
    h('h2', { style: css.subheading }, heading),
    machines.map((machine) => machineOf(machine, css)),
  )

/** Text after a code is secondary; all other text is primary. */
const textOf = ({ text }: Part<'text'>, css: EmailStyles, isAside: boolean) =>
  h('p', isAside ? { className: 'm-muted', style: css.aside } : { style: css.text }, text)

function partOf(parts: readonly EmailPart[], at: number, css: EmailStyles): ReactNode {
  const part = parts[at]
  const before = parts.slice(0, at)
  switch (part?.kind) {
    case 'text':
      return textOf(
        part,
        css,
        before.some(({ kind }) => kind === 'code'),
      )
    case 'code':
      return codeOf(part, css)
    case 'facts':
      return factsOf(part, css)
    case 'note':
      return noteOf(part, css)
    case 'action':
      return actionOf(part, css, !before.some(({ kind }) => kind === 'action'))
    case 'machines':
      return machinesOf(part, css)
    case undefined:
      return null
  }
}

/** Facts and notes have a hairline before and after them. */
const opensBlock = (parts: readonly EmailPart[], at: number) => {
  const isApart = (part?: EmailPart) => part?.kind === 'facts' || part?.kind === 'note'
  if (parts[at]?.kind === 'machines') return true
  return at > 0 && (isApart(parts[at]) || isApart(parts[at - 1]))
}

function blocksOf(heading: string, parts: readonly EmailPart[], css: EmailStyles): ReactNode[] {
  const blocks: ReactNode[][] = [[h('h1', { key: 'h', style: css.heading }, heading)]]
  parts.forEach((part, at) => {
    if (opensBlock(parts, at) || (at === 0 && part.kind !== 'text')) blocks.push([])
    blocks.at(-1)?.push(h('div', { key: at }, partOf(parts, at, css)))
  })
  return blocks.map((content, i) => {
    const style = i === 0 ? css.block : css.nextBlock
    return h('div', { key: i, className: 'm-block m-line', style }, ...content)
  })
}

function endOf({ reason, unsubscribe }: Content, css: EmailStyles) {
  const lines = reason.split('\n')
  const link = unsubscribe && h(Link, { href: unsubscribe.url, style: css.link }, unsubscribe.label)
  return h(
    'div',
    { className: 'm-muted m-after', style: css.after },
    lines.map((line) => h('p', { key: line, style: css.afterLine }, line)),
    link && h('p', { style: css.afterLine }, link),
  )
}

type Content = Omit<Email, 'messageId' | 'to'>

/** Readable without images and web fonts, in the direction of its language. */
export function htmlOf(email: Content, logo: string): string {
  const { language, subject, preview, heading, parts } = email
  const { bcp47: lang, dir } = language
  const css = stylesFor(lang)
  const { width } = logoFor(lang)
  const schemes = ['color-scheme', 'supported-color-schemes']
  const page = h(
    Page,
    {
      lang,
      dir,
      style: css.page,
      head: [
        h('title', { key: 'title' }, subject),
        ...schemes.map((name) => h('meta', { key: name, name, content: 'light dark' })),
        h('style', { key: 'style' }, SHEET_RULES),
      ],
    },
    h('div', { className: 'm-muted', style: css.before }, preview),
    h(
      'div',
      { className: 'm-sheet', style: css.sheet },
      h(
        'div',
        { className: 'm-top', style: css.top },
        h(Image, { src: logo, alt: 'Ironsouq', width, height: LOGO_HEIGHT, style: css.logo }),
      ),
      ...blocksOf(heading, parts, css),
    ),
    endOf(email, css),
  )
  // React asks a browser to load pictures early, which in a mail is one more request.
  const html = renderToStaticMarkup(page).replaceAll(/<link rel="preload"[^>]*>/g, '')
  return `<!DOCTYPE html>${html}`
}
