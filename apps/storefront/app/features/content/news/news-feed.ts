import type { NewsItem } from '@ironsouq/contract/content/news/news.schema'
import { escapedXml } from '#kit/text/escaped-xml.ts'

interface Feed {
  title: string
  description: string
  /** The page of the same articles. */
  url: string
  /** The address of the feed itself. */
  self: string
  language: string
  items: readonly (NewsItem & { url: string; listName: string })[]
}

const tag = (name: string, text: string) => `<${name}>${escapedXml(text)}</${name}>`

const itemOf = ({ title, summary, url, listName, publishedAt }: Feed['items'][number]) =>
  [
    '<item>',
    tag('title', title),
    tag('link', url),
    `<guid isPermaLink="true">${escapedXml(url)}</guid>`,
    tag('pubDate', new Date(publishedAt).toUTCString()),
    tag('category', listName),
    tag('description', summary),
    '</item>',
  ].join('')

/** The newest articles of one language as RSS 2.0. */
export const newsFeed = ({ title, description, url, self, language, items }: Feed): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    tag('title', title),
    tag('link', url),
    tag('description', description),
    tag('language', language),
    `<atom:link href="${escapedXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(itemOf),
    '</channel></rss>',
    '',
  ].join('\n')
